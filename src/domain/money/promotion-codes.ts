/** For the first payment, for some months, or as long as the plan goes on. */
export const codeDurations = ['once', 'months', 'always'] as const;
export type CodeDuration = (typeof codeDurations)[number];

/** A code is wanted until the provider has it, and ended for good. */
export const codeStates = ['wanted', 'live', 'ended'] as const;

export const codeMonthsMax = 36;
export const codeUsesMax = 100_000;
/** What the provider takes: letters, digits and hyphens. */
export const codePattern = /^[A-Z0-9][A-Z0-9-]{1,29}$/;
