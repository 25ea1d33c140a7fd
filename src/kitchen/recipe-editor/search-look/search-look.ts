import { withoutStyles } from '#domain/text/without-styles.ts';
import { isRecord } from '#domain/is-record.ts';

/** What search engines and other sites take from the page of a recipe. */
export type SearchLook = {
  site: string;
  title: string;
  description: string;
  address: URL;
  /** On this host; null where engines get no picture of the dish. */
  picture: string | null;
  /** On this host; null for the drawing of a site without pictures. */
  sharedPicture: string | null;
  /** ISO 8601; null where the page tells none. */
  totalTime: string | null;
  isFree: boolean;
  language: string;
};

/** Reads the head and the structured data of the page itself, so that nothing is told in a second way. */
export function searchLookOf(html: string): SearchLook | null {
  // The policy of this page counts the styles of the other, though nothing is shown of it.
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const address = page.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  if (address === undefined || !URL.canParse(address)) return null;
  const meta = (name: string): string =>
    page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ??
    '';
  const recipe = structuredRecipe(page);
  return {
    site: meta('og:site_name'),
    title: page.title,
    description: meta('description'),
    address: new URL(address),
    picture: mediaPath(firstOf(recipe['image'])),
    sharedPicture: mediaPath(meta('og:image')),
    totalTime: typeof recipe['totalTime'] === 'string' ? recipe['totalTime'] : null,
    isFree: recipe['isAccessibleForFree'] !== false,
    language: page.documentElement.lang,
  };
}

function structuredRecipe(page: Document): Record<string, unknown> {
  const scripts = [...page.querySelectorAll('script[type="application/ld+json"]')];
  const data = scripts.flatMap(({ textContent }) => {
    const value: unknown = JSON.parse(textContent);
    return Array.isArray(value) ? (value as unknown[]) : [value];
  });
  return data.filter(isRecord).find((each) => each['@type'] === 'Recipe') ?? {};
}

const firstOf = (value: unknown): unknown =>
  Array.isArray(value) ? (value as unknown[])[0] : value;

/** Pictures of a site are served by every host of the platform. */
function mediaPath(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  const { pathname, search } = new URL(url);
  return pathname.startsWith('/media/') ? pathname + search : null;
}
