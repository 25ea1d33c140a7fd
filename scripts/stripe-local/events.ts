import type { Stripe } from 'stripe';
import { apiVersion, type KeptEvent, newId, nowIn, platformId, type Scene } from './ledger.ts';
import type { Subscription } from './resources.ts';

/** Keeps what happened as it was then; it is delivered later, and perhaps late or never. */
export const record = (scene: Scene, type: Stripe.Event.Type, object: object): void =>
  add(scene, { type, data: { object: structuredClone(object) } });

/** Tells with a changed subscription what it was before. */
export const recordUpdate = (scene: Scene, subscription: Subscription, previous: object): void =>
  add(scene, {
    type: 'customer.subscription.updated',
    data: { object: structuredClone(subscription), previous_attributes: previous },
  });

function add({ ledger, books }: Scene, told: Pick<Stripe.EventBase, 'type' | 'data'>): void {
  const { accountId } = books;
  const isOfPlatform = accountId === platformId;
  const event: Stripe.EventBase = {
    id: newId(ledger, 'evt'),
    object: 'event',
    ...(isOfPlatform ? {} : { account: accountId }),
    api_version: apiVersion,
    created: nowIn(ledger),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    ...told,
  };
  ledger.events.push({ event, accountId: isOfPlatform ? null : accountId, isDelivered: false });
}

/** A webhook endpoint: one for what happens on the platform, one for what happens on its accounts. */
export type Endpoint = { url: string; secret: string };
export type Endpoints = { platform: Endpoint | null; connect: Endpoint | null };

export type Sending = {
  endpoints: Endpoints;
  /** Signs with the real clock, which the SDK checks by. */
  sign: (payload: string, secret: string) => Promise<string>;
  post: (url: string, init: { body: string; signature: string }) => Promise<number>;
};

/** Sends one event; answers whether it was taken. */
export async function deliver({ endpoints, sign, post }: Sending, kept: KeptEvent) {
  const endpoint = kept.accountId === null ? endpoints.platform : endpoints.connect;
  if (endpoint === null) return false;
  const body = JSON.stringify(kept.event, null, 2);
  try {
    const signature = await sign(body, endpoint.secret);
    const status = await post(endpoint.url, { body, signature });
    const isTaken = status >= 200 && status < 300;
    if (isTaken)
      Object.assign(kept, { isDelivered: true, event: { ...kept.event, pending_webhooks: 0 } });
    return isTaken;
  } catch {
    // Nobody listens: the next delivery tries again, as Stripe does for three days.
    return false;
  }
}
