import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import {
  addressesPath,
  collectionPath,
  deletedPath,
  importPath,
  kitchenPath,
  recipePath,
} from '#domain/kitchen/kitchen-paths.ts';
import { isAtLeast } from '#domain/accounts/site-role.ts';
import { firstPath } from '#domain/kitchen/screen-roles.ts';
import { createCollection } from '../../collections/create-collection.ts';
import { createRecipe } from '../../recipes/create-recipe.ts';
import { showKeys } from '../keys/keys.ts';
import type { Command } from './palette.ts';
import { listLinks, pageLinks, screenLinks, settingsLinks } from '../network/screens.ts';
import type { OwnSite } from '../session/session.ts';

const { palette: texts, screens } = kitchenShellMessages;

type Titled = { id: string; title: string };

type Found = {
  sites: readonly OwnSite[];
  recipes: readonly Titled[];
  collections: readonly Titled[];
};

/** What a screen offers comes first, and takes the place of what every screen does under its id. */
export const withOwn = (own: readonly Command[], all: readonly Command[]): Command[] => {
  const ids = new Set(own.map(({ id }) => id));
  return [...own, ...all.filter(({ id }) => !ids.has(id))];
};

/** What every screen of a site leads to. */
export function commandsOf(site: OwnSite, { sites, recipes, collections }: Found): Command[] {
  const others = sites.filter(({ id }) => id !== site.id);
  const writes = isAtLeast(site.role, 'editor');
  return [
    ...(writes ? makingCommands(site.slug) : []),
    { id: 'keys', group: 'actions', label: texts.keys, run: { act: showKeys } },
    ...screensOf(site),
    { id: 'sites', group: 'screens', label: texts.toSites, run: { href: kitchenPath } },
    ...others.map(({ id, slug, title, role }) => ({
      id: `site-${id}`,
      group: 'screens' as const,
      label: texts.toSite(title),
      run: { href: firstPath({ slug, role }) },
    })),
    ...collections.map(({ id, title }) => ({
      id: `collection-${id}`,
      group: 'collections' as const,
      label: title,
      run: { href: collectionPath(site.slug, id) },
    })),
    ...recipes.map(({ id, title }) => ({
      id: `recipe-${id}`,
      group: 'recipes' as const,
      label: title,
      run: { href: recipePath(site.slug, id) },
    })),
  ];
}

export function runCommand({ run }: Command): void {
  if ('href' in run) globalThis.location.assign(run.href);
  else run.act();
}

const writingScreensOf = (siteSlug: string): Command[] => [
  ...listLinks(siteSlug).map(({ name, label, href }) => ({
    id: `list-${name}`,
    group: 'screens' as const,
    label,
    run: { href },
  })),
  ...pageLinks(siteSlug).map(({ name, label, href }) => ({
    id: `page-${name}`,
    group: 'screens' as const,
    label,
    run: { href },
  })),
  { id: 'deleted', group: 'screens', label: screens.deleted, run: { href: deletedPath(siteSlug) } },
  {
    id: 'addresses',
    group: 'screens',
    label: texts.addresses,
    run: { href: addressesPath(siteSlug) },
  },
];

const makingCommands = (siteSlug: string): Command[] => [
  {
    id: 'new',
    group: 'actions',
    label: texts.newRecipe,
    run: { act: () => void createRecipe() },
  },
  {
    id: 'import',
    group: 'actions',
    label: texts.importRecipe,
    run: { href: importPath(siteSlug) },
  },
  {
    id: 'new-collection',
    group: 'actions',
    label: texts.newCollection,
    run: { act: () => void createCollection() },
  },
];

const ownersScreensOf = (siteSlug: string): Command[] =>
  settingsLinks(siteSlug).map(({ name, label, href }) => ({
    id: `settings-${name}`,
    group: 'screens' as const,
    label,
    detail: screens.settings,
    run: { href },
  }));

const screensOf = (site: OwnSite): Command[] => [
  ...(isAtLeast(site.role, 'editor') ? writingScreensOf(site.slug) : []),
  ...(site.role === 'owner' ? ownersScreensOf(site.slug) : []),
  ...screenLinks(site, 'sites').map(({ screen, label, href }) => ({
    id: screen,
    group: 'screens' as const,
    label,
    run: { href },
  })),
];
