import type { DemoSite } from '../demo-site.ts';
import { gardenCollections } from './collections.ts';
import { gardenSite } from './site.ts';
import * as spring from './spring.ts';

export const marketGarden: DemoSite = {
  ...gardenSite,
  collections: gardenCollections,
  recipes: [...Object.values(spring)],
};
