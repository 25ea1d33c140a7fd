import { describe, expect, test } from 'vitest';
import {
  type ExportPage,
  isTextType,
  leadToFiles,
  pageFile,
  redirectPage,
  redirectsFile,
} from './page-files.ts';

const aPage = (page: Partial<ExportPage>): ExportPage => ({
  path: '/recipes',
  contentType: 'text/html; charset=utf-8',
  location: null,
  ...page,
});

describe('Files of pages, design §4.10', () => {
  test.each([
    ['/', 'index.html'],
    ['/recipes', 'recipes/index.html'],
    ['/recipes/loaf', 'recipes/loaf/index.html'],
    ['/404', '404.html'],
  ])('%s is %s', (path, file) => {
    expect(pageFile(aPage({ path }))).toBe(file);
  });

  test('what is no page keeps its name', () => {
    expect(pageFile(aPage({ path: '/feed.xml', contentType: 'application/rss+xml' }))).toBe(
      'feed.xml',
    );
  });

  test('a former address is a page that leads on', () => {
    const moved = aPage({ path: '/recipes/old', contentType: '', location: '/recipes/new' });
    expect(pageFile(moved)).toBe('recipes/old/index.html');
    const page = redirectPage('/recipes/new', 'https://hearth.example');
    expect(page).toContain('<link rel="canonical" href="https://hearth.example/recipes/new">');
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/recipes/new">');
  });

  test('former addresses are listed for servers that know redirects', () => {
    const moved = aPage({ path: '/recipes/old', location: '/recipes/new' });
    expect(redirectsFile([aPage({}), moved])).toBe('/recipes/old /recipes/new 301\n');
  });

  test('nothing in an address ends its attribute', () => {
    expect(redirectPage('/a"><b', 'https://hearth.example')).not.toContain('"><b');
  });
});

describe('Addresses that are the name of a Windows device', () => {
  test.each([
    ['/recipes/con', 'recipes/_con/index.html'],
    ['/collections/com1', 'collections/_com1/index.html'],
    ['/recipes/console', 'recipes/console/index.html'],
    ['/recipes/con-carne', 'recipes/con-carne/index.html'],
  ])('%s is %s', (path, file) => {
    expect(pageFile(aPage({ path }))).toBe(file);
  });

  test('are led to their files by every document', () => {
    const written = (slug: string) =>
      [
        `<a href="/recipes/${slug}">`,
        `<a href="/recipes/${slug}#notes">`,
        `<loc>https://hearth.example/collections/${slug}</loc>`,
        `{"url":"https://hearth.example/recipes/${slug}?x=1"}`,
        '<a href="/recipes/con-carne"><a href="/recipes/con2"><a href="/icon/recipes">',
      ].join('');
    expect(leadToFiles(written('nul'))).toBe(written('_nul'));
  });

  test('lead to their files on servers that know redirects', () => {
    const moved = aPage({ path: '/recipes/old', location: '/recipes/aux' });
    expect(redirectsFile([aPage({ path: '/recipes/aux' }), moved])).toBe(
      '/recipes/aux /recipes/_aux 301\n/recipes/old /recipes/_aux 301\n',
    );
    expect(redirectPage('/recipes/aux', 'https://hearth.example')).toContain('/recipes/_aux"');
  });
});

test.each([
  ['text/html; charset=utf-8', true],
  ['application/rss+xml', true],
  ['application/manifest+json; charset=utf-8', true],
  ['image/svg+xml', true],
  ['image/png', false],
  ['application/octet-stream', false],
])('A page of the type %s is text: %s', (contentType, isText) => {
  expect(isTextType(contentType)).toBe(isText);
});
