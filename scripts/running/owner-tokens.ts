import { currentUserAnswer } from '#contract/accounts/current-user.ts';
import { demoSites } from '../demo/index.ts';
import { createManageClient } from '../manage-api/manage-client.ts';
import { demoOwner } from '../seed/demo-owner.ts';
import { ensureOwner, importOwner, readToken } from './owners.ts';
import type { UsedPlatform } from './with-platform.ts';

/** The token of the local owner who has the site; of the imports' owner where no local owner has it. */
export async function tokenForSite(
  { url, own }: UsedPlatform,
  statePath: string,
  siteSlug: string,
): Promise<string> {
  for (const owner of demoSites.map(demoOwner)) {
    const token = readToken(statePath, owner);
    if (token && (await ownsSite({ url, token }, siteSlug))) return token;
  }
  if (own) return ensureOwner(own.database, statePath, importOwner);
  const token = readToken(statePath, importOwner);
  if (token) return token;
  throw new Error(`There is no token in ${statePath}. Start the platform there, or give --token.`);
}

async function ownsSite(signedIn: { url: string; token: string }, slug: string): Promise<boolean> {
  const api = createManageClient(signedIn);
  const { currentUser } = await api.get('current-user', currentUserAnswer);
  return currentUser.sites.some((site) => site.slug === slug);
}
