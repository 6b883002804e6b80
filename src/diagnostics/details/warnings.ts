/** What is legal and probably not what was meant: the facts of each finding, by code. */

export interface WarningsDetails {
  readonly 'count-in-arithmetic': never;
  readonly 'count-under-minus': never;
  readonly 'count-always': never;
  readonly 'condition-never': never;
  readonly 'explodes-not-counts': never;
  readonly 'marks-not-counts': never;
  readonly 'counts-not-explodes': never;
  readonly 'drops-not-rolls': never;
  readonly 'compounds-and-explodes': never;
  readonly 'picks-not-compares': never;
  readonly 'several-counts': never;
  readonly 'keep-after-count': never;
  readonly 'count-after-keep': never;
  readonly 'sort-after-count': never;
  readonly 'keeps-all': never;
  readonly 'drops-all': never;
  readonly 'keeps-of-kept': never;
  readonly 'clamps-all': never;
  readonly 'reroll-past-clamp': never;
  readonly 'long-chain': never;
  readonly 'minus-after-modifier': never;
  readonly 'divides-by-dice': never;
  readonly 'unusual-die': never;
  readonly 'always-true': never;
  readonly 'series-of-number': never;
  readonly 'rolls-nothing': never;
  readonly 'thousands-point': never;
  readonly 'label-is-arithmetic': never;
  readonly 'comment-is-arithmetic': never;
  readonly 'comment-is-dice': never;
}
