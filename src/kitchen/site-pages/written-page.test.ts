import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { type SitePages, sitePagesOf } from '#domain/kitchen/site-pages/site-pages.ts';
import { presentationOf } from '#domain/site/site-working-copy.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import { pageEdited } from './written-page.ts';

const blank = sitePagesOf(presentationOf({ title: 'Salt', settings: defaultSiteSettings }));
const fair = {
  id: 'a',
  title: 'Fair',
  imageId: null,
  date: '2027-03-04',
  location: null,
  description: null,
  href: null,
};

const shown = (path: string, changes: Partial<SitePages>) => {
  const draft$ = atom(blank);
  return pageEdited('events', path, { siteSlug: 'salt', draft$ }).pageOf({ ...blank, ...changes });
};

describe('The page beside its editor', () => {
  it('is asked for with what is written', () => {
    expect(shown('/events', { events: [fair] })).toEqual({
      page: { kind: 'fixed', path: '/events' },
      isSiteAsWritten: true,
      settings: { events: [fair] },
    });
  });

  it('is not asked for while a row waits for what saving needs', () => {
    expect(shown('/events', { events: [{ ...fair, date: '' }] })).toBeNull();
    expect(shown('/', { events: [{ ...fair, date: '' }] })).toBeNull();
  });

  it('is not asked for once nothing is left on it', () => {
    const untouched = { ...fair, title: '', date: '' };
    expect(shown('/events', { events: [] })).toBeNull();
    expect(shown('/events', { events: [untouched] })).toBeNull();
    expect(shown('/', { events: [] })).not.toBeNull();
  });
});
