/** What amounts are worded with, in the language of a recipe. */
export type MeasureWords = {
  /** Of one and of many, by the slug of a unit; English units are known without. */
  units: Readonly<Record<string, readonly [one: string, many: string]>>;
  plus: string;
  to: string;
  /** Around the size of each of several things. */
  each: string;
  decimal: string;
};

export const englishEach = '{size} each';

export const englishWords: Omit<MeasureWords, 'each'> = {
  units: {},
  plus: 'plus',
  to: 'to',
  decimal: '.',
};
