import {
  changesFrom,
  type GoneReferences,
  presentationOf,
  type SiteChanges,
  withChanges,
  withoutGone,
} from '#domain/site/site-working-copy.ts';
import { findOwnersPictures } from '#functions/crossings/pictures.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { addedReferences, missingReferences } from '../../check-references.ts';
import { notFound } from '../../service-error.ts';
import { siteReferences } from '../references.ts';

export type SiteWorkingCopy = {
  site: Site;
  /** What differs from what visitors see now, without what the site no longer has. */
  changes: SiteChanges;
  version: number;
  updatedAt: number | null;
};

/** A site with what is written of it beside what is published. */
export async function loadWorkingCopy(ctx: SiteContext): Promise<SiteWorkingCopy> {
  const { site: sites, siteWorkingCopy } = ctx.repositories;
  const [site, stored] = await Promise.all([sites.find(), siteWorkingCopy.find()]);
  if (!site) throw notFound();
  if (!stored) return { site, changes: {}, version: 0, updatedAt: null };
  const { version, updatedAt } = stored;
  const changes = withoutGone(site, stored.changes, await goneFrom(ctx, site, stored.changes));
  return { site, changes: changesFrom(presentationOf(site), changes), version, updatedAt };
}

async function goneFrom(
  ctx: SiteContext,
  site: Site,
  changes: SiteChanges,
): Promise<GoneReferences> {
  const { settings } = withChanges(site, changes);
  const added = addedReferences(siteReferences(settings), siteReferences(site.settings));
  const gone = await missingReferences(ctx, added, findOwnersPictures);
  const idsOf = (wanted: string) => gone.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  return { imageIds: idsOf('image'), recipeIds: idsOf('recipe') };
}
