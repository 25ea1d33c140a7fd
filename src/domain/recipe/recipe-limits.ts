/** The most that a recipe takes, for the API that refuses more and the editor that says so before. */
export const recipeLimits = {
  /** Characters of a title, a heading and any other line. */
  line: 255,
  note: 2000,
  webAddress: 2048,
  ingredients: 500,
  steps: 200,
  stepPictures: 20,
  /** Groups, pictures, equipment and terms of one kind. */
  list: 100,
  contributors: 20,
  /** Ten years. */
  minutes: 5_256_000,
  quantity: 1e9,
  /** Less than this is no amount that anybody measures, nor one that a page can print. */
  leastQuantity: 0.001,
  servings: 1_000_000,
  leastServings: 0.01,
  /** A side of a part of a picture, in pixels. */
  side: 100_000,
  leastSide: 1,
  /** The whole recipe as it is sent. */
  bytes: 1024 * 1024,
} as const;

/** Whether an amount can be printed: nothing, or as much as anybody measures. */
export const isQuantity = (value: number): boolean =>
  value === 0 || value >= recipeLimits.leastQuantity;
