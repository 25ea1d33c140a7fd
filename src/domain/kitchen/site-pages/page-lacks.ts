import { isHttpAddress, isLinkAddress } from '../../text/safe-href.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { SiteLink } from '../../site/site.ts';
import type { SitePageName } from './site-page-names.ts';
import { type SitePages, writtenPage } from './site-pages.ts';

export type PageLack = 'title' | 'date' | 'address';

/** What a row or a field lacks before it can be saved, by the id of the row or the name of the field. */
export type PageLacks = Readonly<Record<string, PageLack>>;

/** Nothing is said of rows in which nothing stands. */
export function pageLacks(page: SitePageName, content: SitePages): PageLacks {
  const { links, events, pressItems, productLinks, book } = writtenPage(page, content);
  return Object.fromEntries([
    ...linkLacks(links),
    ...linkLacks(book?.links),
    ...(book && isBlank(book.title) ? [['book.title', 'title'] as const] : []),
    ...rowLacks(events, ({ title, date, href }) =>
      firstOf({
        title: isBlank(title),
        date: !isDate(date),
        address: href !== null && !isHttpAddress(href),
      }),
    ),
    ...rowLacks(pressItems, ({ title, url }) =>
      firstOf({ title: isBlank(title), address: !isHttpAddress(url) }),
    ),
    ...rowLacks(productLinks, ({ productTitle, href }) =>
      firstOf({ title: isBlank(toPlainText(productTitle)), address: !isHttpAddress(href) }),
    ),
  ]);
}

/** A link may wait for its address; visitors do not see it until then. */
const linkLacks = (links: readonly SiteLink[] | undefined) =>
  rowLacks(links, ({ href }) => firstOf({ address: href !== null && !isLinkAddress(href) }));

function rowLacks<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  lackOf: (row: Row) => PageLack | null,
): (readonly [string, PageLack])[] {
  return (rows ?? []).flatMap((row) => {
    const lack = lackOf(row);
    return lack === null ? [] : [[row.id, lack] as const];
  });
}

const order = ['title', 'date', 'address'] as const satisfies readonly PageLack[];
const firstOf = (lacks: Partial<Record<PageLack, boolean>>): PageLack | null =>
  order.find((lack) => lacks[lack]) ?? null;

const isBlank = (text: string) => text.trim() === '';
const isDate = (date: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
