import type { DemoSite } from '../demo-site.ts';
import { hearthCollections } from './collections.ts';
import { bauernbrot, notchCountryLoaf } from './country-loaves.ts';
import { hearthSite } from './site.ts';

export const hearth: DemoSite = {
  ...hearthSite,
  collections: hearthCollections,
  recipes: [notchCountryLoaf, bauernbrot],
};
