const britishRegions = new Set(['GB', 'IE', 'AU', 'NZ', 'ZA']);

/** The slug of a unit in the English of a region: a British pint is 568 ml, the US one 473. */
export function slugIn(language: string, slug: string): string {
  if (!/^(?:pint|quart|(?:half-)?gallon)$/.test(slug) || !language.startsWith('en-')) return slug;
  const { region = '' } = new Intl.Locale(language);
  return britishRegions.has(region) ? `imperial-${slug}` : slug;
}
