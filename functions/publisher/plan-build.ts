import { planPages } from '#domain/publishing/plan-pages.ts';
import {
  fixedPages,
  gonePage,
  navigationKeys,
  navigationState,
  type PageRef,
  partPages,
  subjectsOf,
  wholeSiteKeys,
} from '#domain/publishing/publishing.ts';
import type { Database } from '#functions/db/database.ts';
import type { Build, SiteState } from '#functions/repositories/publishing/builds.ts';
import { listVariablePages, loadPlanInput } from '#functions/repositories/publishing/plan-facts.ts';
import { listLivePaths } from '#functions/repositories/publishing/stored-pages.ts';

/** Beyond this many changed subjects a build of the whole site is the cheaper plan. */
const maxChangedSubjects = 40;

export type Plan = { isWhole: boolean; pages: PageRef[] };

type Asked = {
  keys: string[];
  site: SiteState;
  /** The navigation for which this build has planned the whole site already, if it has. */
  wholeFor: string | null;
};

/** Which pages a build has to look at for some changes: those they touch, or the whole site. */
export async function planBuild(database: Database, build: Build, asked: Asked): Promise<Plan> {
  const { keys, site } = asked;
  if (needsWhole(build, asked)) {
    return { isWhole: true, pages: await wholeSite(database, build, site) };
  }
  return { isWhole: false, pages: planPages(await loadPlanInput(database, build, { keys, site })) };
}

function needsWhole({ isWhole }: Build, { keys, site, wholeFor }: Asked): boolean {
  const { recipeIds, collectionIds } = subjectsOf(keys);
  if (keys.some((key) => wholeSiteKeys.includes(key))) return true;
  if (recipeIds.length + collectionIds.length > maxChangedSubjects) return true;
  const navigation = navigationState(site.features);
  if (wholeFor !== null) return navigation !== wholeFor;
  // What another publisher planned and staged has the navigation of then, not that of the live pages.
  if (isWhole) return keys.some((key) => navigationKeys.includes(key));
  return site.liveRevision === 0 || navigation !== site.navigationState;
}

/** Every page of the site, and every other stored path. */
async function wholeSite(database: Database, build: Build, site: SiteState): Promise<PageRef[]> {
  const [variable, standing] = await Promise.all([
    listVariablePages(database, build.siteId),
    listLivePaths(database, build),
  ]);
  const pages = [...fixedPages(site.features), ...partPages(site.nextSequence), ...variable];
  const paths = new Set(pages.map((page) => page.path));
  return [...pages, ...standing.filter((path) => !paths.has(path)).map(gonePage)];
}
