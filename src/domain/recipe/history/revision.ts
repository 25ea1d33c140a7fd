/** Why a revision was kept. */
export const revisionKinds = ['auto', 'named', 'publish', 'schedule', 'merge', 'restore'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** While one author writes on, one copy is kept in each stretch of this length. */
export const autoStretchMs = 2 * minuteMs;

/** How long revisions are kept that nobody named and nothing published. */
export const revisionsKept = {
  /** Every one of them, automatic ones for an hour. */
  allMs: dayMs,
  autoMs: hourMs,
  /** Then the newest automatic one of each author in each ten minutes. */
  stretchMs: 10 * minuteMs,
  /** Then the newest automatic one of each hour, and later of each day. */
  hourlyMs: 7 * dayMs,
  dailyMs: 90 * dayMs,
  hourMs,
  dayMs,
};

/** Revisions that a cook keeps of one recipe by hand, conflicts included. */
export const ownRevisionsMax = 200;
