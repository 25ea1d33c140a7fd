/** What amounts are worded with, in the language of a recipe. */
export type MeasureWords = {
  /** Of one and of many, by the slug of a unit; English units are known without. */
  units: Readonly<Record<string, readonly [one: string, many: string]>>;
  plus: string;
  to: string;
  each: string;
  decimal: string;
};

export const englishWords: Omit<MeasureWords, 'each'> = {
  units: {},
  plus: 'plus',
  to: 'to',
  decimal: '.',
};
