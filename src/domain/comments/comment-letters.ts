/** How soon the owner of a site hears by mail of what readers write. */
export const commentLetters = ['at-once', 'daily', 'never'] as const;
export type CommentLetters = (typeof commentLetters)[number];

/** Between two letters; what is written meanwhile comes in the next. */
export const letterApartMs: Record<Exclude<CommentLetters, 'never'>, number> = {
  'at-once': 5 * 60_000,
  daily: 24 * 60 * 60_000,
};
/** What is older is no news; a site that had no letter yet tells of nothing before. */
export const newsMs = 2 * 24 * 60 * 60_000;
/** Comments that a letter quotes; it counts the others. */
export const quotedMax = 10;
/** Before somebody hears of an answer, so that who wrote it can take it back. */
export const replyRestMs = 2 * 60_000;
/** Letters about answers that one address is sent in a day, of all sites. */
export const repliesADay = 10;
