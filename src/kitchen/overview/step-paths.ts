import {
  collectionsPath,
  lookPath,
  plansPath,
  recipesPath,
  settingsPath,
  sitePagePath,
} from '#domain/kitchen/kitchen-paths.ts';
import type { FirstStep } from '#domain/kitchen/overview/first-steps.ts';

/** The screen on which each step is done; a step without a screen is not offered. */
export const stepPaths: Partial<Record<FirstStep, (siteSlug: string) => string>> = {
  name: settingsPath,
  domain: (siteSlug) => `${settingsPath(siteSlug)}#address`,
  look: lookPath,
  recipe: recipesPath,
  about: (siteSlug) => sitePagePath(siteSlug, 'about'),
  collection: collectionsPath,
  plan: plansPath,
};
