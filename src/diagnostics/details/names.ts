/** What can be wrong with variables and named rolls: the facts of each finding, by code. */

export interface NamesDetails {
  readonly 'unknown-variable': never;
  readonly 'unsuitable-variable': never;
  readonly 'variable-cycle': never;
  readonly 'name-taken': never;
}
