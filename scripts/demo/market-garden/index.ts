import type { DemoSite } from '../demo-site.ts';
import * as autumn from './autumn.ts';
import { gardenCollections } from './collections.ts';
import { gardenSite } from './site.ts';
import * as spring from './spring.ts';
import * as summer from './summer.ts';
import * as winter from './winter.ts';

import * as earlySpring from './early-spring.ts';
import * as highSummer from './high-summer.ts';
import * as lateAutumn from './late-autumn.ts';
import * as deepWinter from './deep-winter.ts';
export const marketGarden: DemoSite = {
  ...gardenSite,
  collections: gardenCollections,
  recipes: [
    earlySpring,
    spring,
    summer,
    highSummer,
    autumn,
    lateAutumn,
    winter,
    deepWinter,
  ].flatMap((season) => Object.values(season)),
};
