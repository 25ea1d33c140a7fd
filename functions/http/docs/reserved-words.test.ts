import { describe, expect, it } from 'vitest';
import { platformPagePaths } from '#domain/publishing/platform-pages.ts';
import { isReservedSiteSlug } from '#domain/text/site-slug.ts';
import { isSlug } from '#domain/text/is-slug.ts';
import { apiRoutes } from '#functions/app.ts';

const words = (paths: string[]) => [
  ...new Set(paths.flatMap((path) => path.split('/')).filter((word) => isSlug(word))),
];

describe('Words of the platform, S6.3', () => {
  it('are no slugs of sites: those in the paths of the API', () => {
    const named = words(apiRoutes().map(({ path }) => path));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((word) => !isReservedSiteSlug(word)).toSorted()).toEqual([]);
  });

  it('are no slugs of sites: those in the addresses of its pages', () => {
    const named = words(platformPagePaths);
    expect(named).toContain('subscriptions');
    expect(named.filter((word) => !isReservedSiteSlug(word)).toSorted()).toEqual([]);
  });
});
