import { describe, expect, it } from 'vitest';
import {
  breadcrumbStructuredData,
  eventStructuredData,
  itemListStructuredData,
  personStructuredData,
  webSiteStructuredData,
} from './structured-data-pages.ts';

const origin = 'https://hearth.example';
const pages = [
  { name: 'Recipes', url: `${origin}/recipes` },
  { name: 'Rye bread', url: `${origin}/recipes/rye-bread` },
];

describe('Structured data of lists, §2', () => {
  it('counts positions from 1', () => {
    expect(itemListStructuredData({ name: 'All recipes', items: pages })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: 'All recipes',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, ...pages[0] },
        { '@type': 'ListItem', position: 2, ...pages[1] },
      ],
    });
  });

  it('names the way to a page', () => {
    expect(breadcrumbStructuredData(pages)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Recipes',
          item: { '@type': 'WebPage', '@id': `${origin}/recipes` },
        },
        { position: 2, name: 'Rye bread', item: { '@id': `${origin}/recipes/rye-bread` } },
      ],
    });
  });
});

describe('Structured data of people and sites, §2', () => {
  it('links a cook to their profiles', () => {
    const person = { name: 'Ada', url: `${origin}/about`, description: null, imageUrl: null };
    expect(personStructuredData({ ...person, profileUrls: ['https://x.com/ada'] })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Ada',
      url: `${origin}/about`,
      sameAs: ['https://x.com/ada'],
    });
    expect(personStructuredData({ ...person, profileUrls: [] })).not.toHaveProperty('sameAs');
  });

  it('offers the search of a site', () => {
    expect(webSiteStructuredData({ origin, name: 'Hearth', description: 'Old bread.' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      url: `${origin}/`,
      name: 'Hearth',
      description: 'Old bread.',
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}/recipes?search={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    });
  });
});

describe('Structured data of events, §2', () => {
  const event = {
    name: 'Bake along',
    date: '2026-05-01',
    location: 'Lisbon',
    description: 'Bring flour.',
    imageUrl: `${origin}/event.jpg`,
    url: 'https://tickets.example',
  };

  it('tells what, when and where', () => {
    expect(eventStructuredData(event)).toMatchObject({
      '@type': 'Event',
      name: 'Bake along',
      startDate: '2026-05-01',
      location: { '@type': 'Place', name: 'Lisbon', address: 'Lisbon' },
      image: `${origin}/event.jpg`,
      url: 'https://tickets.example',
    });
  });

  it('says nothing where it knows nothing', () => {
    const bare = { ...event, location: null, description: null, imageUrl: null, url: null };
    expect(Object.keys(eventStructuredData(bare)).toSorted()).toEqual([
      '@context',
      '@type',
      'name',
      'startDate',
    ]);
  });
});
