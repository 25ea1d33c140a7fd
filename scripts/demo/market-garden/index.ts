import type { DemoSite } from '../demo-site.ts';
import * as autumn from './autumn.ts';
import { gardenCollections } from './collections.ts';
import { gardenSite } from './site.ts';
import * as spring from './spring.ts';
import * as summer from './summer.ts';
import * as winter from './winter.ts';

export const marketGarden: DemoSite = {
  ...gardenSite,
  collections: gardenCollections,
  recipes: [spring, summer, autumn, winter].flatMap((season) => Object.values(season)),
};
