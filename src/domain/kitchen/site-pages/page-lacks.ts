import { isHttpAddress, isLinkAddress } from '../../text/safe-href.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { SiteLink } from '../../site/site.ts';
import type { SitePageName } from './site-page-names.ts';
import { type SitePages, writtenPage } from './site-pages.ts';

export type PageLack = 'title' | 'date' | 'address';

/** What fields lack before they can be saved, by their names; `{id of the row}.{field}` of a row's. */
export type PageLacks = Readonly<Record<string, PageLack>>;

/** Nothing is said of rows in which nothing stands. */
export function pageLacks(page: SitePageName, content: SitePages): PageLacks {
  const { links, events, pressItems, productLinks, book } = writtenPage(page, content);
  return Object.fromEntries([
    ...linkLacks(links),
    ...linkLacks(book?.links),
    ...(book && isBlank(book.title) ? [['book.title', 'title'] as const] : []),
    ...rowLacks(events, ({ title, date, href }) => ({
      title: isBlank(title) && 'title',
      date: !isDate(date) && 'date',
      href: href !== null && !isHttpAddress(href) && 'address',
    })),
    ...rowLacks(pressItems, ({ title, url }) => ({
      title: isBlank(title) && 'title',
      url: !isHttpAddress(url) && 'address',
    })),
    ...rowLacks(productLinks, ({ productTitle, href }) => ({
      productTitle: isBlank(toPlainText(productTitle)) && 'title',
      href: !isHttpAddress(href) && 'address',
    })),
  ]);
}

/** A link may wait for its address; visitors do not see it until then. */
const linkLacks = (links: readonly SiteLink[] | undefined) =>
  rowLacks(links, ({ href }) => ({
    href: href !== null && !isLinkAddress(href) && 'address',
  }));

type LacksOf<Row> = { [Field in keyof Row]?: PageLack | false };

function rowLacks<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  lacksOf: (row: Row) => LacksOf<Row>,
): (readonly [place: string, lack: PageLack])[] {
  return (rows ?? []).flatMap((row) =>
    Object.entries<PageLack | false | undefined>(lacksOf(row)).flatMap(([field, lack]) =>
      lack ? [[`${row.id}.${field}`, lack] as const] : [],
    ),
  );
}

const isBlank = (text: string) => text.trim() === '';
const isDate = (date: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
