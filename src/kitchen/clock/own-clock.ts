/** The zone that the cook's device is set to. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Now by the clock of this device: for what it keeps for itself, and never beside a time of the server. */
export const deviceNow = (): number => Date.now();
