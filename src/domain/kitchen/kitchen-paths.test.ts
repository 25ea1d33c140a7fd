import { describe, expect, it } from 'vitest';
import { readKitchenPath, recipePath, recipesPath } from './kitchen-paths.ts';

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
  });

  it('show the recipes of a site at the path of the site', () => {
    expect(readKitchenPath('/kitchen/hearth')?.screen).toBe('recipes');
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
  ])('are none where no screen answers: %s', (path) => {
    expect(readKitchenPath(path)).toBeNull();
  });
});
