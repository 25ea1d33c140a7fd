/** The site that the page belongs to, as the page says. */
export function siteSlug(): string {
  return document.body.dataset['site'] ?? '';
}
