import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { SiteInput, SiteView } from '#contract/site/site.ts';
import { failureOf } from '#stores/failure.ts';
import { inTurn } from '#stores/in-turn.ts';
import { siteSlugHere } from './address.ts';
import { call } from './connection.ts';

export type SiteChange = Partial<SiteInput>;

const calls = manageApi[':siteSlug'];
const turn = inTurn();

const read = async (): Promise<SiteView> => {
  const param = { siteSlug: siteSlugHere() };
  return (await jsonOf(await call(() => calls['current-site'].$get({ param })))).site;
};

/** The site as it is once what was changed here before is written. */
export const readSite = (): Promise<SiteView> => turn(read);

/**
 * Changes what is named and nothing else, whoever writes meanwhile: the change is made of the
 * newest version, and once more where somebody was quicker.
 */
export const writeSite = (changeOf: (site: SiteView) => SiteChange): Promise<SiteView> =>
  turn(async () => {
    try {
      return await write(changeOf);
    } catch (error) {
      if (failureOf(error).code !== 'stale_write') throw error;
      return write(changeOf);
    }
  });

async function write(changeOf: (site: SiteView) => SiteChange): Promise<SiteView> {
  const site = await read();
  const param = { siteSlug: siteSlugHere() };
  const json = { title: site.title, slug: site.slug, ...changeOf(site) };
  const sent = { headers: { 'If-Match': `"${site.version}"` } };
  return (await jsonOf(await call(() => calls.sites.$put({ param, json }, sent)))).site;
}
