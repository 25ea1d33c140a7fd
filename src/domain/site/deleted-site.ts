/** How long a site can be restored after it was deleted. */
export const deletedSitesKeptMs = 30 * 24 * 60 * 60 * 1000;
