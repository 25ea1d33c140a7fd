import HomePage from '#components/site/HomePage.astro';
import AtelierHome from './atelier/AtelierHome.astro';

/** Home pages of themes that have their own; apart from the registry so that only home pages carry their styles. */
const homes: Record<string, typeof HomePage> = { atelier: AtelierHome };

export const homeOf = (themeName: string) => homes[themeName] ?? HomePage;
