import { atelier } from './atelier/index.ts';
import type { DemoSite } from './demo-site.ts';
import { hearth } from './hearth/index.ts';
import { marketGarden } from './market-garden/index.ts';

export const demoSites: DemoSite[] = [hearth, marketGarden, atelier];
