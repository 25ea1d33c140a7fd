export const unitSlugs = [
  'teaspoon',
  'tablespoon',
  'cup',
  'gram',
  'kilogram',
  'milliliter',
  'liter',
  'ounce',
  'pound',
  'fluid-ounce',
  'clove',
  'pinch',
  'piece',
  'small',
  'medium',
  'large',
  'can',
  'slice',
  'bunch',
  'sprig',
  'stick',
  'handful',
  'head',
  'stalk',
  'leaf',
  'sheet',
] as const;

export type UnitSlug = (typeof unitSlugs)[number];

export function isUnitSlug(text: string): text is UnitSlug {
  return unitSlugs.some((slug) => slug === text);
}
