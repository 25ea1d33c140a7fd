import {
  collectionsPath,
  lookPath,
  plansPath,
  recipesPath,
  settingsPath,
  sitePagePath,
} from '#domain/kitchen/kitchen-paths.ts';
import { fieldAddress } from '#domain/kitchen/named-field.ts';
import type { FirstStep } from '#domain/kitchen/overview/first-steps.ts';

/** The screen on which each step is done, and what is to be filled in or pressed there. */
const steps: Record<FirstStep, { on: (siteSlug: string) => string; at: string }> = {
  name: { on: settingsPath, at: 'title' },
  domain: { on: settingsPath, at: 'domain' },
  look: { on: lookPath, at: 'look' },
  recipe: { on: recipesPath, at: 'newRecipe' },
  about: { on: (siteSlug) => sitePagePath(siteSlug, 'about'), at: 'about' },
  collection: { on: collectionsPath, at: 'newCollection' },
  plan: { on: plansPath, at: 'offer' },
};

export const stepPath = (step: FirstStep, siteSlug: string): string => {
  const { on, at } = steps[step];
  return fieldAddress(on(siteSlug), at);
};
