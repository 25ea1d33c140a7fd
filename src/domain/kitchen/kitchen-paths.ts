import { isUuid } from '../is-uuid.ts';
import { isSlug } from '../text/is-slug.ts';

/** The screens of the kitchen; each is a page of its own, the same for every site. */
export type KitchenScreen = 'sites' | 'recipes' | 'recipe';

/** What an address of the kitchen names; a screen of no site has no slug, one of no object no id. */
export type KitchenAddress = {
  screen: KitchenScreen;
  siteSlug: string | null;
  id: string | null;
};

export const kitchenPath = '/kitchen';
export const recipesPath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/recipes`;
export const recipePath = (siteSlug: string, recipeId: string): string =>
  `${recipesPath(siteSlug)}/${recipeId}`;

const lists: Record<string, KitchenScreen> = { recipes: 'recipes' };
const objects: Record<string, KitchenScreen> = { recipes: 'recipe' };

/** Reads a path below `/kitchen`; null where no screen answers. A site's own path shows its recipes. */
export function readKitchenPath(path: string): KitchenAddress | null {
  const [root, kitchen, siteSlug, section = 'recipes', id, ...rest] = path.split('/');
  if (root !== '' || `/${kitchen}` !== kitchenPath || rest.length > 0) return null;
  if (siteSlug === undefined) return { screen: 'sites', siteSlug: null, id: null };
  if (!isSlug(siteSlug)) return null;
  if (id !== undefined && !isUuid(id)) return null;
  const screens = id === undefined ? lists : objects;
  const screen = Object.hasOwn(screens, section) ? screens[section] : undefined;
  return screen === undefined ? null : { screen, siteSlug, id: id ?? null };
}
