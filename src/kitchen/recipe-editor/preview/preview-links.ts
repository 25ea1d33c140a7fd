import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { OpenPreviewLink, PreviewLinkAnswer } from '#contract/publishing/preview-link.ts';
import type { PreviewLinkKind } from '#domain/publishing/preview-links.ts';
import { remote, valueOf } from '#stores/remote.ts';
import { frameUrls } from '../../preview/frame-urls.ts';
import { call } from '../../shell/network/connection.ts';
import { currentTime } from '../../clock/server-clock.ts';

type PreviewLink = PreviewLinkAnswer['link'];
type Previewed = { siteSlug: string; recipeId: string };

const links = manageApi[':siteSlug'].recipes[':recipeId']['preview-links'];

async function makeLink(param: Previewed, kind: PreviewLinkKind) {
  const answer = await call(() => links.$post({ param, json: { kind } }));
  const { link }: PreviewLinkAnswer = await jsonOf(answer);
  return link;
}

export const frameLinks = (previewed: Previewed, now: () => number = currentTime) =>
  frameUrls(() => makeLink(previewed, 'frame'), now);

/** The links that friends have. */
export function friendLinks(previewed: Previewed) {
  const open = remote<readonly OpenPreviewLink[]>();
  const load = () =>
    open.load(async (signal) => {
      const answer = await call(() => links.$get({ param: previewed }, { init: { signal } }));
      return (await jsonOf(answer)).links;
    });
  return {
    $open: open.$remote,
    load,
    async make(): Promise<Pick<PreviewLink, 'id' | 'url'>> {
      const link = await makeLink(previewed, 'friend');
      void load();
      return link;
    },
    async withdraw(linkId: string): Promise<void> {
      const param = { siteSlug: previewed.siteSlug, linkId };
      await call(() => manageApi[':siteSlug']['preview-links'][':linkId'].$delete({ param }));
      open.set((valueOf(open.$remote.get()) ?? []).filter(({ id }) => id !== linkId));
    },
  };
}
