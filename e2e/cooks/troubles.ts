const noTrouble = [
  // A screen calls off itself what newer words or another screen make useless.
  /net::ERR_ABORTED$/,
  // Pages of visitors move over to the next one, which the kitchen's do not take up.
  /ViewTransition opt-in disabled$/,
];

/** What went wrong on a screen of the kitchen. */
export const kitchenTroubles = (troubles: readonly string[]): string[] =>
  troubles.filter((each) => !noTrouble.some((known) => known.test(each)));
