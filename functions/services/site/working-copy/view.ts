import type { SiteWorkingCopyView } from '#contract/site/site-working-copy.ts';
import { changedParts, presentationOf, withChanges } from '#domain/site/site-working-copy.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { optionalIsoTime } from '../../iso-time.ts';
import { siteViewOf } from '../get.ts';
import type { SiteWorkingCopy } from './load.ts';

export async function workingCopyViewOf(
  ctx: SiteContext,
  { site, changes, version, updatedAt }: SiteWorkingCopy,
): Promise<SiteWorkingCopyView> {
  const written = withChanges(site, changes);
  const { referencedImages } = await siteViewOf(ctx, { ...site, ...written });
  return {
    ...presentationOf(written),
    version,
    updatedAt: optionalIsoTime(updatedAt),
    changedParts: changedParts(changes),
    referencedImages,
  };
}
