import { describe, expect, it } from 'vitest';
import type { RichText } from '../text/rich-text.ts';
import { siteFeatures } from './site-features.ts';
import { defaultSiteSettings } from './site.ts';

const text = (written: string): RichText => ({
  type: 'document',
  children: [{ type: 'paragraph', children: [{ text: written }] }],
});

const featuresOf = (settings: object) =>
  siteFeatures(
    { ...defaultSiteSettings, ...settings },
    { hasCollections: false, hasNewsletters: false },
  );

describe('Pages that not every site has, §2', () => {
  it('are none at first', () => {
    expect(Object.values(featuresOf({})).filter(Boolean)).toEqual([]);
  });

  it.each([
    ['hasAbout', { about: text('I cook.') }],
    ['hasLinks', { links: [{ id: '1', label: 'Shop', href: 'https://shop.example/' }] }],
    ['hasEvents', { events: [{ id: '1', title: 'Fair', date: '2026-06-01' }] }],
    ['hasBook', { book: { title: 'Pots', links: [] } }],
  ])('%s follows from what is written', (feature, settings) => {
    expect(featuresOf(settings)).toMatchObject({ [feature]: true, hasCollections: false });
  });

  it('do not come from an about text of blanks or a link that leads nowhere', () => {
    const settings = { about: text('  '), links: [{ id: '1', label: 'Soon', href: null }] };
    expect(featuresOf(settings)).toEqual(featuresOf({}));
  });
});
