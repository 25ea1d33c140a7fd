import type { DemoSite } from '../demo-site.ts';
import { hearthCollections } from './collections.ts';
import * as companyBreads from './company-breads.ts';
import * as countryLoaves from './country-loaves.ts';
import * as everydayBreads from './everyday-breads.ts';
import { hearthSite } from './site.ts';
import * as stews from './stews.ts';
import * as suppers from './suppers.ts';
import * as thanksgiving from './thanksgiving.ts';

import * as panBreads from './pan-breads.ts';
import * as slowPots from './slow-pots.ts';
import * as smallThings from './small-things.ts';
export const hearth: DemoSite = {
  ...hearthSite,
  collections: hearthCollections,
  recipes: [
    countryLoaves,
    everydayBreads,
    panBreads,
    companyBreads,
    stews,
    slowPots,
    suppers,
    smallThings,
    thanksgiving,
  ].flatMap((group) => Object.values(group)),
};
