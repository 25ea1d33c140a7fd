import { ApiError } from '#api/api-error.ts';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { InvitationAnswer } from '#contract/accounts/people.ts';
import type { OfferedSiteAnswer } from '#contract/accounts/site-offer.ts';
import type { ReadableAtom } from 'nanostores';
import { type Remote, remote } from '../remote.ts';
import { submission } from '../submit.ts';

type Found = InvitationAnswer['invitation'] | null;

const asked = remote<Found>();
/** What the mailed link asks; null where it asks nothing any more. */
export const $invitation: ReadableAtom<Remote<Found>> = asked.$remote;

const calls = manageApi.invitations[':token'];

export const loadInvitation = (token: string): Promise<void> =>
  asked.load(async () => {
    try {
      return (await jsonOf(await calls.$get({ param: { token } }))).invitation;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  });

const offered = remote<OfferedSiteAnswer['offeredSite']>();
/** What comes with a site that is offered. */
export const $offeredSite: ReadableAtom<Remote<OfferedSiteAnswer['offeredSite']>> = offered.$remote;

export const loadOfferedSite = (token: string): Promise<void> =>
  offered.load(async () => (await jsonOf(await calls.site.$get({ param: { token } }))).offeredSite);

export const declining = submission(async (token: string) => {
  const { invitation } = await jsonOf(await calls.decline.$post({ param: { token } }));
  asked.set(invitation);
});

export const accepting = submission(async (token: string) => {
  const { invitation } = await jsonOf(await calls.accept.$post({ param: { token } }));
  asked.set(invitation);
});
