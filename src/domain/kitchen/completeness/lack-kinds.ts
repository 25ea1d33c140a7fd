import type { FieldPath } from '../draft/field-path.ts';

/** What a recipe can lack, the weightiest first. */
export const lackKinds = [
  'picture',
  'ingredients',
  'steps',
  'unreadLines',
  'openMentions',
  'yield',
  'times',
  'description',
  'alternativeText',
  'unclearHeat',
  'longTitle',
  'unusedIngredients',
  'halfTimes',
  'emptyLinks',
  'category',
  'cuisine',
  'stepsWithoutIngredient',
  'keywords',
] as const;
export type LackKind = (typeof lackKinds)[number];

/** One kind of lack, and every field or row where it is mended. */
export type Lack = { kind: LackKind; fields: readonly FieldPath[] };

export type LackReader = 'readers' | 'search';

const forSearchAlone: ReadonlySet<LackKind> = new Set([
  'longTitle',
  'halfTimes',
  'category',
  'cuisine',
  'keywords',
]);

/** What the structured data of a page has not, which search engines want as readers do. */
const forBoth: ReadonlySet<LackKind> = new Set([
  'picture',
  'ingredients',
  'steps',
  'yield',
  'times',
  'description',
  'alternativeText',
]);

/** Whom a lack matters to first. */
export const readerOf = (kind: LackKind): LackReader =>
  forSearchAlone.has(kind) ? 'search' : 'readers';

export const isForSearchToo = (kind: LackKind): boolean => forBoth.has(kind);
