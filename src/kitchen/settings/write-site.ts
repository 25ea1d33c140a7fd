import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { SiteInput, SiteView } from '#contract/site/site.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../shell/address.ts';
import { call } from '../shell/connection.ts';

export type SiteChange = Partial<SiteInput>;
/** What a change may depend on. */
export type SeenSite = Pick<SiteView, 'title' | 'slug' | 'version' | 'featuredRecipeIds'>;

const calls = manageApi[':siteSlug'];

export async function readSite(): Promise<SiteView> {
  const param = { siteSlug: siteSlugHere() };
  return (await jsonOf(await call(() => calls['current-site'].$get({ param })))).site;
}

/**
 * Changes settings of the site. All others stay as they are, and who changed something meanwhile is
 * not written over: what the change is then, is asked once more of the site as they left it. Rejects
 * with what refused it.
 */
export async function writeSite(
  changeOf: (site: SeenSite) => SiteChange,
  seen?: SeenSite,
): Promise<SiteView> {
  const first = seen ?? (await readSite());
  try {
    return await write(first, changeOf(first));
  } catch (error) {
    if (failureOf(error).code !== 'stale_write') throw error;
    const now = await readSite();
    return write(now, changeOf(now));
  }
}

async function write({ title, slug, version }: SeenSite, change: SiteChange): Promise<SiteView> {
  const param = { siteSlug: siteSlugHere() };
  const headers = { 'If-Match': `"${version}"` };
  const json = { title, slug, ...change };
  return (await jsonOf(await call(() => calls.sites.$put({ param, json }, { headers })))).site;
}
