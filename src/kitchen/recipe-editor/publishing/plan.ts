import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { PublicationPlan } from '#contract/recipe/publication-plan.ts';
import { type Remote, remote } from '#stores/remote.ts';
import type { ReadableAtom } from 'nanostores';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { noteServerTime } from '../../clock/server-clock.ts';

const plan = remote<PublicationPlan>();

/** What publishing would do, as the server said last; a page edits one recipe. */
export const $plan: ReadableAtom<Remote<PublicationPlan>> = plan.$remote;

export const loadPlan = (recipeId: string): Promise<void> =>
  plan.load(async (signal) => {
    const param = { siteSlug: siteSlugHere(), recipeId };
    const route = manageApi[':siteSlug'].recipes[':recipeId']['publication-plan'];
    const answer = await call(() => route.$get({ param }, { init: { signal, cache: 'no-store' } }));
    const { plan: told } = await jsonOf(answer);
    noteServerTime(told.now);
    return told;
  });
