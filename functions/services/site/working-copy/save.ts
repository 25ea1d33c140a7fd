import type {
  SiteWorkingCopyInput,
  SiteWorkingCopyView,
} from '#contract/site/site-working-copy.ts';
import { isSameData } from '#domain/same-data.ts';
import {
  changesFrom,
  presentationOf,
  withChanges,
  writtenParts,
} from '#domain/site/site-working-copy.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { checkReferences } from '../../check-references.ts';
import { checkVersion, retryStale } from '../../retry-stale.ts';
import { checkParts } from './check-parts.ts';
import { checkThemes } from '../check-themes.ts';
import { siteReferences } from '../references.ts';
import { withIds } from '../with-ids.ts';
import { loadWorkingCopy } from './load.ts';
import { workingCopyViewOf } from './view.ts';

type Save = { input: SiteWorkingCopyInput; ifMatch: readonly number[] | null };

/** Writes what visitors are to see of a site; they see it when it is published. */
export const saveWorkingCopy = (ctx: SiteContext, save: Save): Promise<SiteWorkingCopyView> =>
  retryStale(() => write(ctx, save));

async function write(ctx: SiteContext, { input, ifMatch }: Save): Promise<SiteWorkingCopyView> {
  const before = await loadWorkingCopy(ctx);
  const { site, version } = before;
  checkVersion(ifMatch, version);
  const { title, ...settings } = input;
  const wanted = {
    ...before.changes,
    ...(title !== undefined && { title }),
    ...withIds(settings, ctx.newId),
  };
  const changes = changesFrom(presentationOf(site), wanted);
  checkParts(ctx, writtenParts(before.changes, changes));
  if (isSameData(changes, before.changes)) return workingCopyViewOf(ctx, before);
  const written = withChanges(site, changes);
  checkThemes(written.settings);
  const commit = await checkReferences(ctx, {
    references: siteReferences(written.settings),
    before: [
      ...siteReferences(site.settings),
      ...siteReferences(withChanges(site, before.changes).settings),
    ],
  });
  await commit([ctx.repositories.siteWorkingCopy.put(changes, version, ctx.now)]);
  return workingCopyViewOf(ctx, { site, changes, version: version + 1, updatedAt: ctx.now });
}
