import { describe, expect, it } from 'vitest';
import { isReservedSiteSlug } from '../text/site-slug.ts';
import {
  historyPath,
  listPath,
  leavingPath,
  lookPath,
  mediaPath,
  overviewPath,
  subscribersPath,
  readKitchenPath,
  recipePath,
  recipesPath,
  sharePath,
} from './kitchen-paths.ts';

const id = '0b7f1c52-6c5e-4b1e-9d55-1f6a2f1d8c11';

describe('Addresses of the kitchen (§2)', () => {
  it('name a screen, a site and an object', () => {
    expect(readKitchenPath('/kitchen')).toEqual({ screen: 'sites', siteSlug: null, id: null });
    expect(readKitchenPath(recipesPath('hearth'))).toEqual({
      screen: 'recipes',
      siteSlug: 'hearth',
      id: null,
    });
    expect(readKitchenPath(recipePath('hearth', id))).toEqual({
      screen: 'recipe',
      siteSlug: 'hearth',
      id,
    });
    expect(readKitchenPath(historyPath('hearth', id))).toEqual({
      screen: 'history',
      siteSlug: 'hearth',
      id,
    });
  });

  it('name the library, which has no screen for one picture', () => {
    expect(readKitchenPath(mediaPath('hearth'))?.screen).toBe('media');
    expect(readKitchenPath(subscribersPath('hearth'))?.screen).toBe('subscribers');
    expect(readKitchenPath(listPath('hearth', 'units'))?.screen).toBe('units');
    expect(readKitchenPath(`${mediaPath('hearth')}/${id}`)).toBeNull();
  });

  it('name the look, which is a part of the settings', () => {
    expect(readKitchenPath(lookPath('hearth'))).toEqual({
      screen: 'look',
      siteSlug: 'hearth',
      id: null,
    });
    expect(readKitchenPath(`${lookPath('hearth')}/more`)).toBeNull();
  });

  it('name a panel of the settings by its word', () => {
    const leaving = { screen: 'leaving', siteSlug: 'hearth', id: null };
    expect(readKitchenPath(leavingPath('hearth'))).toEqual(leaving);
    expect(readKitchenPath(`${leavingPath('hearth')}/more`)).toBeNull();
  });

  it('name where other apps share to, which no site can be called by', () => {
    expect(readKitchenPath(sharePath)).toEqual({ screen: 'share', siteSlug: null, id: null });
    expect(isReservedSiteSlug('share')).toBe(true);
    // A site may have had the name before.
    expect(readKitchenPath(overviewPath('share'))?.siteSlug).toBe('share');
  });

  it('show the recipes of a site at the path of the site', () => {
    expect(readKitchenPath('/kitchen/hearth')?.screen).toBe('overview');
  });

  it.each([
    '/',
    '/kitchens',
    '/kitchen/',
    '/kitchen/Hearth',
    '/kitchen/hearth/nothing',
    '/kitchen/hearth/constructor',
    '/kitchen/hearth/recipes/',
    '/kitchen/hearth/recipes/rye-bread',
    `/kitchen/hearth/recipes/${id}/more`,
    `/kitchen/hearth/recipes/${id}/history/more`,
    '/kitchen/hearth/recipes//history',
  ])('are none where no screen answers: %s', (path) => {
    expect(readKitchenPath(path)).toBeNull();
  });
});
