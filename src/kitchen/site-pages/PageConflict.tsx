import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import {
  pageFields,
  type SitePageField,
  type SitePages,
} from '#domain/kitchen/site-pages/site-pages.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { FieldsConflict } from '../site-parts/FieldsConflict.tsx';
import { type StoredPages, usePage } from './page-draft.ts';

const { conflict: texts } = sitePagesMessages;

/** What two devices made of one page. */
export function PageConflict({ base, theirs }: { base: SitePages; theirs: StoredPages }) {
  const { page, draft } = usePage();
  return (
    <FieldsConflict
      {...{ draft, base, theirs }}
      fields={pageFields[page]}
      labelOf={(name) => texts.fields[name]}
      told={toldField}
    />
  );
}

function toldField(content: SitePages, name: SitePageField): string {
  switch (name) {
    case 'about':
    case 'aboutShort':
      return told(content[name]);
    case 'aboutHeading':
    case 'linkPageHeading':
      return content[name] ?? texts.nothing;
    case 'hideSidebarBio':
      return content[name] ? texts.yes : texts.no;
    case 'featuredRecipeIds':
      return String(content[name].length);
    case 'links':
      return lines(content[name].map(({ label, href }) => `${label ?? ''} ${href ?? ''}`));
    case 'events':
      return lines(content[name].map(({ title, date }) => `${title} ${date}`));
    case 'pressItems':
      return lines(content[name].map(({ title, url }) => `${title} ${url}`));
    case 'productLinks':
      return lines(content[name].map(({ productTitle }) => told(productTitle)));
    case 'book':
      return content.book === null ? texts.nothing : content.book.title;
    default:
      return content[name] === null ? texts.nothing : texts.another;
  }
}

const told = (text: RichText | null) => (text ? toPlainText(text) : '') || texts.nothing;
const lines = (rows: readonly string[]) => rows.join('\n').trim() || texts.nothing;
