import type { DemoSite } from '../demo-site.ts';
import * as choux from './choux.ts';
import { atelierCollections } from './collections.ts';
import * as entremets from './entremets.ts';
import { atelierSite } from './site.ts';
import * as smallCakes from './small-cakes.ts';
import * as tarts from './tarts.ts';
import * as viennoiserie from './viennoiserie.ts';

import * as puffPastry from './puff-pastry.ts';
import * as simpleTarts from './simple-tarts.ts';
export const atelier: DemoSite = {
  ...atelierSite,
  collections: atelierCollections,
  recipes: [tarts, simpleTarts, choux, viennoiserie, puffPastry, smallCakes, entremets].flatMap(
    (group) => Object.values(group),
  ),
};
