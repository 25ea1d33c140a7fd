import { describe, expect, test } from 'vitest';
import { assetsIn, assetsOfAsset } from './client-files.ts';

describe('Client files', () => {
  test('are found in a page, each once', () => {
    const page =
      '<style>@font-face{src:url(/_astro/a.D1x_.woff2)}</style><link href="/_astro/a.D1x_.woff2">' +
      '<astro-island component-url="/_astro/Search.B-2.js">';
    expect(assetsIn(page)).toEqual(['/_astro/a.D1x_.woff2', '/_astro/Search.B-2.js']);
  });

  test('name their neighbours in three ways', () => {
    const script =
      'import{r}from"./client.C1.js";import("/_astro/b.js");deps=["_astro/c.css"];"/sounds/a.webm"';
    expect(assetsOfAsset('/_astro/a.js', script)).toEqual([
      '/_astro/b.js',
      '/sounds/a.webm',
      '/_astro/client.C1.js',
      '/_astro/c.css',
    ]);
  });

  test('that are no text name nothing', () => {
    expect(assetsOfAsset('/_astro/a.woff2', '"./b.js"')).toEqual([]);
  });
});
