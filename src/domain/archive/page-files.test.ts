import { describe, expect, test } from 'vitest';
import { type ExportPage, pageFile, redirectPage, redirectsFile } from './page-files.ts';

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
