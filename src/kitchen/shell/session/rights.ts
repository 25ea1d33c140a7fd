import { atom, type ReadableAtom } from 'nanostores';
import type { ApiError } from '#api/api-error.ts';
import { opensTo } from '#domain/kitchen/screen-roles.ts';
import { readAccount } from '#stores/accounts/account.ts';
import { kitchenAddress } from '../network/address.ts';
import { followSite, siteAt } from './session.ts';

type Lost = 'removed' | 'lessened';

const $lost = atom<Lost | null>(null);
/** Whether the owner took from the person what this screen is for, while it was open. */
export const $lostRights: ReadableAtom<Lost | null> = $lost;

let looking: Promise<void> | null = null;

/** Something that is not there may be a deleted recipe, or a site on which one works no longer. */
export async function lookAfterRefusal({ status }: ApiError): Promise<void> {
  try {
    if (status === 404) await lookAtRights();
  } catch {
    // Whoever asked tells why it failed.
  }
}

/** Asks what the person may do by now; the screen stays as it is. */
export function lookAtRights(): Promise<void> {
  looking ??= look().finally(() => {
    looking = null;
  });
  return looking;
}

async function look(): Promise<void> {
  const { siteSlug, screen } = kitchenAddress();
  if (siteSlug === null) return;
  const user = await readAccount();
  const site = siteAt(user.sites, siteSlug);
  followSite(user);
  if (!site) $lost.set('removed');
  else $lost.set(opensTo(screen, site.role) ? null : 'lessened');
}
