import { isSameData } from '../../same-data.ts';
import { type SitePageName, sitePageNames } from './site-page-names.ts';
import type { SitePart, SitePresentation } from '../../site/site-parts.ts';

/** What is written of each page. */
export const pageFields = {
  home: ['featuredRecipeIds', 'productLinks'],
  about: [
    'aboutHeading',
    'about',
    'aboutShort',
    'featuredImageId',
    'featuredImageCrop',
    'hideSidebarBio',
  ],
  links: ['linkPageHeading', 'links'],
  events: ['events'],
  book: ['book'],
  press: ['pressItems'],
} as const satisfies Record<SitePageName & SitePart, readonly (keyof SitePresentation)[]>;

export type SitePageField = (typeof pageFields)[SitePageName][number];
/** What the editors of all these pages write; each of them writes its own fields alone. */
export type SitePages = Pick<SitePresentation, SitePageField>;

export function sitePagesOf(site: SitePages): SitePages {
  const names = sitePageNames.flatMap((page): readonly SitePageField[] => pageFields[page]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of all pages
  return picked(site, names) as SitePages;
}

/** What an editor sends: the fields of its page, without rows in which nothing stands. */
export function writtenPage(page: SitePageName, content: SitePages): Partial<SitePages> {
  const written = {
    ...content,
    links: content.links.filter(isWrittenLink),
    events: content.events.filter(hasWords),
    pressItems: content.pressItems.filter(hasWords),
    productLinks: content.productLinks.filter(hasWords),
    book: content.book && { ...content.book, links: content.book.links.filter(isWrittenLink) },
  };
  return picked(written, pageFields[page]);
}

export const isSamePage = (page: SitePageName, one: SitePages, other: SitePages): boolean =>
  isSameData(writtenPage(page, one), writtenPage(page, other));

const picked = (from: SitePages, names: readonly SitePageField[]): Partial<SitePages> =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

const isWrittenLink = ({ label, href }: { label: string | null; href: string | null }) =>
  Boolean(label) || Boolean(href);

/** Whether anything but the id stands in a row. */
function hasWords(row: { id: string }): boolean {
  return Object.entries(row).some(([name, value]) => name !== 'id' && !isNothing(value));
}

function isNothing(value: unknown): boolean {
  if (value === null || value === '') return true;
  if (Array.isArray(value)) return value.every(isNothing);
  return isBlankNode(value);
}

/** A paragraph of a text in which nothing stands. */
const isBlankNode = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, inner]) => name === 'type' || isNothing(inner));
