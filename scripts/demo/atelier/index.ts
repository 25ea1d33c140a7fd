import type { DemoSite } from '../demo-site.ts';
import { atelierCollections } from './collections.ts';
import { atelierSite } from './site.ts';
import * as tarts from './tarts.ts';

export const atelier: DemoSite = {
  ...atelierSite,
  collections: atelierCollections,
  recipes: [...Object.values(tarts)],
};
