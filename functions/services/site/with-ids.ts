import type { SiteInput } from '#contract/site/site.ts';
import type { SiteSettings } from '#domain/site/site.ts';

/** Of a site, or of its working copy, which is a part of it. */
type Settings = Omit<SiteInput, 'title' | 'slug'>;

/** Entries that came without an id get one, so that pages and editors can tell them apart. */
export function withIds(changed: Settings, newId: () => string): Partial<SiteSettings> {
  const named = <Item extends { id?: string }>(items: Item[]) =>
    items.map((item) => ({ ...item, id: item.id ?? newId() }));
  const { socialMediaLinks, productLinks, links, events, pressItems, book, ...rest } = changed;
  return {
    ...rest,
    ...(socialMediaLinks && { socialMediaLinks: named(socialMediaLinks) }),
    ...(productLinks && { productLinks: named(productLinks) }),
    ...(links && { links: named(links) }),
    ...(events && { events: named(events) }),
    ...(pressItems && { pressItems: named(pressItems) }),
    ...(book !== undefined && { book: book && { ...book, links: named(book.links) } }),
  };
}
