/** The zone that the cook's device is set to. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
