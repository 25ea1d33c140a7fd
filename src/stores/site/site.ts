/** The slug of the site that the page belongs to; empty on the platform's own host. */
export function siteSlug(): string {
  return document.body.dataset['site'] ?? '';
}

export const isOnSite = (): boolean => siteSlug() !== '';
