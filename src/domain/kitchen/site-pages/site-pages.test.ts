import { describe, expect, it } from 'vitest';
import { partOfField } from '../../site/site-parts.ts';
import { presentationOf } from '../../site/site-working-copy.ts';
import { defaultSiteSettings } from '../../site/site.ts';
import { mergeFields, withFieldsOf } from '../draft/merge-fields.ts';
import { pageLacks } from './page-lacks.ts';
import { sitePageNames } from './site-page-names.ts';
import { isSamePage, pageFields, type SitePages, sitePagesOf, writtenPage } from './site-pages.ts';

const blank = sitePagesOf(presentationOf({ title: 'Salt', settings: defaultSiteSettings }));
const pages = (changes: Partial<SitePages>): SitePages => ({ ...blank, ...changes });
const link = (id: string, label: string | null, href: string | null) => ({ id, label, href });
const event = (id: string, changes: object = {}) => ({
  id,
  title: '',
  imageId: null,
  date: '',
  location: null,
  description: null,
  href: null,
  ...changes,
});
const product = { id: 'p', productImageId: null, href: '' };

describe('The pages of a site', () => {
  it('have each field in the part of its page, and no field of a page is left out', () => {
    const listed = sitePageNames.map((name) => [name, [...pageFields[name]].toSorted()]);
    const parts = sitePageNames.map((name) => [
      name,
      Object.entries(partOfField)
        .filter(([, part]) => part === name)
        .map(([field]) => field)
        .toSorted(),
    ]);
    expect(listed).toEqual(parts);
  });

  it('are written without rows in which nothing stands', () => {
    const content = pages({
      links: [link('a', null, null), link('b', 'Shop', null), link('c', '', '')],
      events: [event('d'), event('e', { title: 'Fair' })],
      productLinks: [
        { ...product, productTitle: { type: 'document', children: [] } },
        {
          ...product,
          id: 'q',
          productTitle: {
            type: 'document',
            children: [{ type: 'paragraph', children: [{ text: 'Pan' }] }],
          },
        },
      ],
    });
    expect(writtenPage('links', content).links?.map(({ id }) => id)).toEqual(['b']);
    expect(writtenPage('events', content).events?.map(({ id }) => id)).toEqual(['e']);
    expect(writtenPage('home', content).productLinks?.map(({ id }) => id)).toEqual(['q']);
    expect(isSamePage('links', content, pages({ links: [link('b', 'Shop', null)] }))).toBe(true);
  });

  it('differ in their own fields alone', () => {
    const other = pages({ linkPageHeading: 'Elsewhere' });
    expect(isSamePage('about', blank, other)).toBe(true);
    expect(isSamePage('links', blank, other)).toBe(false);
    expect(Object.keys(writtenPage('about', other)).toSorted()).toEqual(
      [...pageFields.about].toSorted(),
    );
  });
});

describe('What a page lacks', () => {
  it('is told by the fields of a row, and of none that is empty', () => {
    const content = pages({
      events: [
        event('a', { date: '2027-01-02' }),
        event('b', { title: 'Fair' }),
        event('c', { title: 'Fair', date: '2027-01-02', href: 'nowhere' }),
        event('d', { title: 'Fair', date: '2027-01-02' }),
      ],
    });
    expect(pageLacks('events', content)).toEqual({
      'a.title': 'title',
      'b.date': 'date',
      'c.href': 'address',
    });
  });

  it('is nothing for a link that waits for its address', () => {
    const links = [link('a', 'Shop', null), link('b', null, 'shop'), link('c', null, 'tel:123')];
    expect(pageLacks('links', pages({ links }))).toEqual({ 'b.href': 'address' });
  });

  it('is the title of a book', () => {
    const book = { title: ' ', subtitle: null, description: null, imageId: null, links: [] };
    expect(pageLacks('book', pages({ book }))).toEqual({ 'book.title': 'title' });
    expect(pageLacks('book', blank)).toEqual({});
  });
});

describe('What two devices wrote of one page', () => {
  it('is put together by fields, and chosen where both wrote one', () => {
    const mine = pages({ aboutHeading: 'Mine', hideSidebarBio: true });
    const theirs = pages({ aboutHeading: 'Theirs', featuredImageId: 'picture' });
    const { content, conflicts } = mergeFields(pageFields.about, { base: blank, mine, theirs });
    expect(conflicts).toEqual(['aboutHeading']);
    expect(content).toEqual({ ...mine, featuredImageId: 'picture' });
    expect(withFieldsOf(content, theirs, conflicts).aboutHeading).toBe('Theirs');
  });
});
