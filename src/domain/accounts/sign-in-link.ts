/** How long a mailed link and its code are valid. */
export const linkLifetimeMinutes = 15;
export const linkLifetimeMs = linkLifetimeMinutes * 60_000;
