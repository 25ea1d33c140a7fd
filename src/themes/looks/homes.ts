import type HomePage from '#components/site/HomePage.astro';
import type { LookKey } from '#domain/look/looks.ts';
import CookbookHome from './cookbook/CookbookHome.astro';
import GardenHome from './garden/GardenHome.astro';
import HearthHome from './hearth/HearthHome.astro';
import AtelierHome from './atelier/AtelierHome.astro';
import BroadsheetHome from './broadsheet/BroadsheetHome.astro';
import PosterHome from './poster/PosterHome.astro';
import PlatesHome from './plates/PlatesHome.astro';

/** The home page of each look; apart from the registry so that only home pages carry their styles. */
const homes: Record<LookKey, typeof HomePage> = {
  cookbook: CookbookHome,
  hearth: HearthHome,
  garden: GardenHome,
  atelier: AtelierHome,
  broadsheet: BroadsheetHome,
  poster: PosterHome,
  plates: PlatesHome,
};

export const homeOf = (look: LookKey) => homes[look];
