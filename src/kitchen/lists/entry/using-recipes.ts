import { computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { UsingRecipesAnswer } from '#contract/site/uses.ts';
import type { Id } from '#domain/ids.ts';
import { type Remote, remote, valueOf } from '#stores/remote.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';

type Using = UsingRecipesAnswer & { thingId: Id; count: number | null };

const using = remote<Using>();
export const $usingState: ReadableAtom<Remote<Using>> = using.$remote;
export const $using = computed(using.$remote, valueOf);

/** `count` is how many there were when it was asked: another number asks anew. */
export const loadUsing = (thingId: Id, count: number | null): Promise<void> =>
  using.load(async () => {
    const param = { siteSlug: siteSlugHere(), thingId };
    const answer = await call(() => manageApi[':siteSlug'].uses[':thingId'].$get({ param }));
    return { ...(await jsonOf(answer)), thingId, count };
  });
