import { partOfField, type SitePart, type SitePresentation } from '../../site/site-parts.ts';
import type { SiteChanges } from '../../site/site-working-copy.ts';
import { isBlank } from '../../text/blank.ts';
import { isEmptyRichText, type RichText } from '../../text/rich-text.ts';

/** Fields of pages of a site that an import can write. */
export const importedPageFields = [
  'about',
  'aboutHeading',
  'aboutShort',
  'featuredImageId',
  'links',
  'linkPageHeading',
] as const satisfies (keyof SitePresentation)[];
type Field = (typeof importedPageFields)[number];
export type PageWriting = Partial<Pick<SitePresentation, Field>>;

/** The field that says whether a site has said something on a page. */
const tellingOf = { about: 'about', links: 'links' } as const satisfies Partial<
  Record<SitePart, Field>
>;

type Telling = { about?: RichText | null; links?: readonly unknown[] };

/** The pages that a writing is about. */
export const pagesOfWriting = ({ about = null, links = [] }: Telling) =>
  (['about', 'links'] as const).filter((part) =>
    part === 'about' ? !isEmptyRichText(about) : links.length > 0,
  );

/**
 * What of a writing a site takes: of a page on which it has said nothing yet, published or not, the
 * fields in which nothing stands. `changes` is its working copy.
 */
export function takenWriting(
  writing: PageWriting,
  { published, changes }: { published: SitePresentation; changes: SiteChanges },
): PageWriting {
  const isFree = (field: Field) =>
    isNothing(published[field]) && isNothing(changes[field] ?? published[field]);
  const pages = pagesOfWriting(writing).filter((part) => isFree(tellingOf[part]));
  const fields = importedPageFields.filter((field) => {
    const value = writing[field];
    const isOfPage = pages.some((part) => part === partOfField[field]);
    return isOfPage && value !== undefined && !isNothing(value) && isFree(field);
  });
  return Object.fromEntries(fields.map((field) => [field, writing[field]]));
}

function isNothing(value: PageWriting[Field] | null): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return isBlank(value);
  return Array.isArray(value) ? value.length === 0 : isEmptyRichText(value);
}
