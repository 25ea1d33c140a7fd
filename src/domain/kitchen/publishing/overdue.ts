/** The job that publishes on time runs each minute; what is later than this waits for somebody. */
const overdueMs = 3 * 60_000;

/** Whether what was to be published at a time should be on the site by now. */
export const isOverdue = (at: number, now: number): boolean => now - at >= overdueMs;
