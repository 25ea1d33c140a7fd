/** How much a page may be, in compressed bytes as the edge sends them; scripts once all islands are awake. */
export const mostBytes = {
  html: 20_480,
  firstScript: 6_000,
  read: 102_000,
  scripts: 114_000,
  /** Of a page with a lock, which sells besides. */
  locked: 124_000,
};
