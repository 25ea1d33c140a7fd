const fractions = '¼-¾⅐-⅞';
/** Between a number and what it counts, and before the number of a further amount. */
const insideAmounts = new RegExp(
  String.raw`(?<=[\d${fractions}]) (?=\p{L})|(?<=\b(?:plus|to|or)) (?=[\d${fractions}])`,
  'gu',
);

/** Lets a line break between amounts, as before "plus", and in none of them. */
export const keepAmountsWhole = (text: string): string => text.replaceAll(insideAmounts, '\u00a0');
