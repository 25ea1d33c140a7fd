import { type SitePageName, sitePageNames } from '#domain/kitchen/site-pages/site-page-names.ts';
import { listNames } from '#domain/kitchen/lists/list-names.ts';
import { settingsSectionNames } from '#contract/kitchen/site/settings-section-names.ts';
import { settingsSections } from '#domain/kitchen/settings/settings-sections.ts';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import {
  buildsPath,
  collectionsPath,
  commentsPath,
  type KitchenScreen,
  listPath,
  lookPath,
  mediaPath,
  newslettersPath,
  overviewPath,
  paymentsPath,
  plansPath,
  peoplePath,
  recipesPath,
  settingsPath,
  sitePagePath,
  subscribersPath,
} from '#domain/kitchen/kitchen-paths.ts';

import { opensTo } from '#domain/kitchen/screen-roles.ts';
import type { OwnSite } from '../session/session.ts';

const { screens: labels } = kitchenShellMessages;

type SiteScreen = {
  screen: KitchenScreen & keyof typeof labels;
  pathOf: (siteSlug: string) => string;
  /** The screens that belong to it and have no place of their own in the navigation. */
  holds?: readonly KitchenScreen[];
};

/** Where the navigation leads, the most used first: a phone has room for the first three. */
const screens: readonly SiteScreen[] = [
  { screen: 'overview', pathOf: overviewPath },
  { screen: 'recipes', pathOf: recipesPath, holds: ['recipe', 'history', 'deleted', 'import'] },
  { screen: 'collections', pathOf: collectionsPath, holds: ['collection'] },
  {
    screen: 'homepage',
    pathOf: (siteSlug) => sitePagePath(siteSlug, 'homepage'),
    holds: ['about', 'links', 'events', 'book', 'press'],
  },
  { screen: 'look', pathOf: lookPath },
  { screen: 'comments', pathOf: commentsPath },
  {
    screen: 'ingredients',
    pathOf: (siteSlug) => listPath(siteSlug, 'ingredients'),
    holds: ['equipment', 'terms', 'units'],
  },
  { screen: 'media', pathOf: mediaPath },
  { screen: 'newsletters', pathOf: newslettersPath, holds: ['newsletter'] },
  { screen: 'subscribers', pathOf: subscribersPath },
  { screen: 'plans', pathOf: plansPath },
  { screen: 'payments', pathOf: paymentsPath },
  { screen: 'builds', pathOf: buildsPath, holds: ['addresses'] },
  { screen: 'people', pathOf: peoplePath },
  { screen: 'settings', pathOf: settingsPath, holds: ['leaving'] },
];

const pageScreens = {
  home: 'homepage',
  about: 'about',
  links: 'links',
  events: 'events',
  book: 'book',
  press: 'press',
} as const satisfies Record<SitePageName, KitchenScreen>;

/** Where each page of the site itself is written. */
export const pageLinks = (siteSlug: string) =>
  sitePageNames.map((name) => ({
    name,
    label: kitchenShellMessages.pages[name],
    href: sitePagePath(siteSlug, pageScreens[name]),
  }));

/** Each of the cook's lists; the navigation names them as one. */
export const listLinks = (siteSlug: string) =>
  listNames.map((name) => ({
    name,
    label: kitchenShellMessages.lists[name],
    href: listPath(siteSlug, name),
  }));

/** Each part of the settings, which are one screen. */
export const settingsLinks = (siteSlug: string) =>
  settingsSections.map((name) => ({
    name,
    label: settingsSectionNames[name],
    href: `${settingsPath(siteSlug)}#${name}`,
  }));

export type ScreenLink = { screen: KitchenScreen; label: string; href: string; isHere: boolean };

/** The links of a site's navigation that somebody may follow, seen from one of its screens. */
export function screenLinks({ slug, role }: OwnSite, here: KitchenScreen): ScreenLink[] {
  const open = screens.filter(({ screen }) => opensTo(screen, role));
  return open.map(({ screen, pathOf, holds = [] }) => ({
    screen,
    label: labels[screen],
    href: pathOf(slug),
    isHere: screen === here || holds.includes(here),
  }));
}
