import { onboardingAnswer, sellerAnswer } from '#contract/money/seller.ts';
import { demoSites } from '../demo/index.ts';
import { createManageClient, type ManageClient } from '../manage-api/manage-client.ts';
import { ensureOwner } from '../running/owners.ts';
import { demoOwner } from './demo-owner.ts';

type Connecting = {
  /** Scheme, host and port of the platform. */
  url: string;
  database: D1Database;
  statePath: string;
  signal: AbortSignal;
};

/**
 * Has the demo cooks be paid through what stands in for Stripe, as they would themselves on its pages, so
 * that the plans of their sites can be bought. A cook who has begun already is left as they are.
 */
export async function connectSellers(connecting: Connecting): Promise<void> {
  const { url, database, statePath, signal } = connecting;
  for (const [at, demo] of demoSites.entries()) {
    const token = await ensureOwner(database, statePath, demoOwner(demo, at));
    await connectSeller(createManageClient({ url, token, signal }), demo.slug);
  }
}

async function connectSeller(api: ManageClient, slug: string): Promise<void> {
  const path = `${slug}/payment-account`;
  const { seller } = await api.get(path, sellerAnswer);
  if (!seller.isOffered || seller.state !== 'none') return;
  const { onboarding } = await api.post(path, { body: {}, answer: onboardingAnswer });
  const body = new URLSearchParams({ missing: '' });
  const filledIn = await fetch(onboarding.url, { method: 'POST', body, redirect: 'manual' });
  if (filledIn.status !== 303) throw new Error(`The pages of Stripe answered ${filledIn.status}.`);
  await api.post(`${path}/check`, { body: {}, answer: sellerAnswer });
}
