import { isUuid } from '../is-uuid.ts';
import { isSlug } from '../text/is-slug.ts';

/** The screens of the kitchen; each is a page of its own, the same for every site. */
export type KitchenScreen =
  | 'sites'
  | 'share'
  | 'overview'
  | 'recipes'
  | 'recipe'
  | 'history'
  | 'collections'
  | 'collection'
  | 'homepage'
  | 'about'
  | 'links'
  | 'events'
  | 'book'
  | 'press'
  | 'look'
  | 'comments'
  | 'media'
  | 'builds'
  | 'newsletters'
  | 'newsletter'
  | 'subscribers'
  | 'ingredients'
  | 'equipment'
  | 'terms'
  | 'units'
  | 'people'
  | 'settings'
  | 'plans'
  | 'payments'
  | 'deleted'
  | 'import'
  | 'addresses'
  | 'leaving';

/** What an address of the kitchen names; a screen of no site has no slug, one of no object no id. */
export type KitchenAddress = {
  screen: KitchenScreen;
  siteSlug: string | null;
  id: string | null;
};

export const kitchenPath = '/kitchen';
/** The same screen at another slug. */
export const pathOnSite = (pathname: string, siteSlug: string): string =>
  pathname.replace(/^(\/kitchen\/)[^/]+/, `$1${siteSlug}`);
/** Where other apps hand over what a cook shares; the site is chosen there. */
export const sharePath = `${kitchenPath}/share`;
/** What waits in the kitchen of a site, and how it is doing: its home. */
export const overviewPath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/overview`;
export const recipesPath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/recipes`;
/** The collections of a site in the order of visitors. */
export const collectionsPath = (siteSlug: string): string =>
  `${kitchenPath}/${siteSlug}/collections`;
export const collectionPath = (siteSlug: string, collectionId: string): string =>
  `${collectionsPath(siteSlug)}/${collectionId}`;
/** The recipes of one collection. */
export const recipesInPath = (siteSlug: string, collectionId: string): string =>
  `${recipesPath(siteSlug)}?collections=${collectionId}`;
/** Recipes that were deleted and can be restored. */
export const deletedPath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/deleted`;
/** Addresses of a former site, and where they lead. */
export const addressesPath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/addresses`;
/** Where a recipe from elsewhere becomes a draft. */
export const importPath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/import`;
export const recipePath = (siteSlug: string, recipeId: string): string =>
  `${recipesPath(siteSlug)}/${recipeId}`;
/** Pages of the site itself. */
export const sitePagePath = (
  siteSlug: string,
  screen: 'homepage' | 'about' | 'links' | 'events' | 'book' | 'press',
): string => `${kitchenPath}/${siteSlug}/${screen}`;
/** What the site wears. */
export const lookPath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/settings/look`;
/** Pictures and films of a site. */
export const mediaPath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/media`;
/** What visitors say below recipes. */
export const commentsPath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/comments`;
/** What was published when. */
export const buildsPath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/builds`;

/** Who gets the letters of a site, or has a plan there. */
export const subscribersPath = (siteSlug: string): string =>
  `${kitchenPath}/${siteSlug}/subscribers`;

/** The letters of a site: drafts, and what was sent. */
export const newslettersPath = (siteSlug: string): string =>
  `${kitchenPath}/${siteSlug}/newsletters`;

/** The cook's own lists: what recipes are made of and marked by. */
export const listPath = (
  siteSlug: string,
  list: 'ingredients' | 'equipment' | 'terms' | 'units',
): string => `${kitchenPath}/${siteSlug}/${list}`;
/** Who works on a site. */
export const peoplePath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/people`;

/** Taking everything along, and ending the site. */
export const leavingPath = (siteSlug: string): string =>
  `${kitchenPath}/${siteSlug}/settings/leaving`;

/** What readers can pay for. */
export const plansPath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/plans`;

/** What readers paid. */
export const paymentsPath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/payments`;

/** What a site is called, where it is, and what readers can do there. */
export const settingsPath = (siteSlug: string): string => `${kitchenPath}/${siteSlug}/settings`;

/** What was written of one recipe when. */
export const historyPath = (siteSlug: string, recipeId: string): string =>
  `${recipePath(siteSlug, recipeId)}/history`;

const lists: Record<string, KitchenScreen> = {
  overview: 'overview',
  recipes: 'recipes',
  collections: 'collections',
  homepage: 'homepage',
  about: 'about',
  links: 'links',
  events: 'events',
  book: 'book',
  press: 'press',
  comments: 'comments',
  media: 'media',
  builds: 'builds',
  newsletters: 'newsletters',
  subscribers: 'subscribers',
  ingredients: 'ingredients',
  equipment: 'equipment',
  terms: 'terms',
  units: 'units',
  settings: 'settings',
  plans: 'plans',
  payments: 'payments',
  people: 'people',
  deleted: 'deleted',
  import: 'import',
  addresses: 'addresses',
};
const objects: Record<string, KitchenScreen> = {
  recipes: 'recipe',
  collections: 'collection',
  newsletters: 'newsletter',
};
/** Screens below another one, by their names. */
const panels: Record<string, KitchenScreen> = {
  'settings/leaving': 'leaving',
  'settings/look': 'look',
};
/** What is told of one object, by the words behind its list and its id. */
const parts: Record<string, KitchenScreen> = { 'recipes/history': 'history' };

/** Reads a path below `/kitchen`; null where no screen answers. A site's own path shows its overview. */
export function readKitchenPath(path: string): KitchenAddress | null {
  const [root, kitchen, siteSlug, section = 'overview', id, part, ...rest] = path.split('/');
  if (root !== '' || `/${kitchen}` !== kitchenPath || rest.length > 0) return null;
  if (siteSlug === undefined) return { screen: 'sites', siteSlug: null, id: null };
  if (path === sharePath) return { screen: 'share', siteSlug: null, id: null };
  if (!isSlug(siteSlug)) return null;
  const panel = part === undefined ? screenIn(panels, `${section}/${id}`) : undefined;
  if (panel !== undefined) return { screen: panel, siteSlug, id: null };
  if (id !== undefined && !isUuid(id)) return null;
  const screen = screenOf({ section, id, part });
  return screen === undefined ? null : { screen, siteSlug, id: id ?? null };
}

type Named = { section: string; id: string | undefined; part: string | undefined };

function screenOf({ section, id, part }: Named): KitchenScreen | undefined {
  const objectsOrParts = part === undefined ? objects : parts;
  const screens = id === undefined ? lists : objectsOrParts;
  const name = part === undefined ? section : `${section}/${part}`;
  return screenIn(screens, name);
}

const screenIn = (screens: Record<string, KitchenScreen>, name: string) =>
  Object.hasOwn(screens, name) ? screens[name] : undefined;
