import type { Archives } from '#functions/adapters/archives.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { notFound } from '#functions/services/service-error.ts';
import { plainSite, type PlainSiteHost } from './plain-site.ts';
import { siteArchive } from './site-archive.ts';

export const archivesOf = (host: PlainSiteHost): Archives => ({
  async *filesOf(kind, siteId) {
    const site = await forSite(host.database, siteId).site.find();
    if (!site) throw notFound();
    yield* kind === 'site' ? plainSite(host, site) : siteArchive(host, site);
  },
});
