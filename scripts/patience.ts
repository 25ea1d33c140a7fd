/** How long a test waits for what it asserts; only a failure takes it all, however busy the machine. */
export const patience = { timeout: 60_000, interval: 50 };
