export const unitWordMax = 40;

/** What else stands in a line, such as digits, commas and parentheses, is no part of a unit. */
export const isUnitWord = (text: string): boolean => /^\p{L}[\p{L}\p{M}.'’ -]*$/u.test(text);
