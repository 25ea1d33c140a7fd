/** A BCP 47 tag in its canonical case: "de", "pt-BR". */
export const defaultLanguage = 'en';
export const languageMaxLength = 35;

/** The canonical form of a tag of a language that is known by name; null for all else. */
export function canonicalLanguage(tag: string): string | null {
  if (tag.length > languageMaxLength) return null;
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag.replaceAll('_', '-'));
    const { language, script, region } = new Intl.Locale(canonical);
    const plain = [language, script, region].filter(Boolean).join('-');
    return isNamed(language) ? plain : null;
  } catch {
    // What is no tag at all.
    return null;
  }
}

/** The first language of an Accept-Language header; null where it names none. */
export function preferredLanguage(header: string | undefined): string | null {
  const [tag = ''] = (header ?? '').split(/[,;]/, 1);
  return canonicalLanguage(tag.trim());
}

function isNamed(language: string): boolean {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return names.of(language) !== undefined;
}

/** The language a recipe is written in: its own, else its site's. */
export const languageOf = (recipe: { language?: string | null }, siteLanguage: string): string =>
  recipe.language ?? siteLanguage;

/** The language without its script and region: "pt" of "pt-BR". */
export const primaryLanguage = (language: string): string => language.split('-', 1)[0] ?? language;

export const isEnglish = (language: string): boolean => /^en(?:-|$)/.test(language);

/** "de_DE": language and most likely region, as shared links name them. */
export function openGraphLocale(language: string): string {
  const { language: primary, region } = new Intl.Locale(language).maximize();
  return region ? `${primary}_${region}` : primary;
}

const rightToLeftScripts: ReadonlySet<string> = new Set(
  'Adlm Arab Aran Hebr Mand Nkoo Rohg Samr Syrc Thaa'.split(' '),
);

/** Which way a language is written, by its script or its most likely one. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize();
  return rightToLeftScripts.has(script) ? 'rtl' : 'ltr';
}

/** The direction of a part, where it is not that of the text around it. */
export function otherDirection(language: string, around: string): 'ltr' | 'rtl' | undefined {
  const direction = directionOf(language);
  return direction === directionOf(around) ? undefined : direction;
}

/** What parts whole numbers from decimals. */
export function decimalMarkOf(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}

/** What the product says is English; no attribute where the page is, too. */
export const productLanguage = (pageLanguage: string): string | undefined =>
  isEnglish(pageLanguage) ? undefined : defaultLanguage;

/** The language of a part, where it is not that of the page around it. */
export const otherLanguage = (language: string, around: string): string | undefined =>
  language === around ? undefined : language;
