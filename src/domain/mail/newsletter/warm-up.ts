/**
 * How many letters a site may send on a day: of the first number above the most that it has sent
 * well on an earlier one. Mail services distrust who suddenly sends many, and take it out on
 * everybody who sends from the same servers. Small lists double at once; thousands grow slower. Who
 * has sent the last well sends as many as they like.
 */
export const dailyAllowances: readonly number[] = [
  200, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 25_000, 40_000, 60_000, 90_000, 130_000, 200_000,
];

/** Older days say nothing any more: mail services forget who has not sent for so long. */
export const daysRemembered = 60;

/** Of a day on which more came back than this share, nothing counts as sent well. */
export const cameBackMost = 0.05;

/** Null where there is no limit. */
export const allowanceAfter = (mostSentWell: number): number | null =>
  dailyAllowances.find((allowance) => allowance > mostSentWell) ?? null;

const dayMs = 24 * 60 * 60_000;
/** The number of the day in UTC, from the epoch on. */
export const dayOf = (time: number): number => Math.floor(time / dayMs);
export const nextDayAt = (time: number): number => (dayOf(time) + 1) * dayMs;
