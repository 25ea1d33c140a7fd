const minuteMs = 60_000;

/** The job runs each minute and takes up to one; what is later than this waits for somebody. */
const overdueAfterMs = 3 * minuteMs;

/** Whether what was to be published has waited for longer than publishing takes. */
export const isOverdue = (at: number, now: number): boolean => now - at >= overdueAfterMs;
