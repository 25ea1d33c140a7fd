import { Stripe } from 'stripe';
import { z } from 'zod';
import type { PaymentEvent, ReadEvent } from './payment-gateway.ts';

type Sent = { body: string; signature: string };
type Expected = { secret: string; isLive: boolean; now: number };

const toleranceSeconds = 300;
const msPerSecond = 1000;

/** What every event has, of whatever type: also those of another version, which hold no data. */
const envelope = z.object({
  id: z.string().min(1),
  type: z.string(),
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.unknown().optional(),
});

/** What of an event's object says what to look at; what it holds beside that is asked for afresh. */
const aboutObject = z.object({
  id: z.string().min(1),
  object: z.string(),
  subscription: z.string().nullish(),
  charge: z.string().nullish(),
  parent: z
    .object({
      subscription_details: z.object({ subscription: z.string().nullish() }).nullish(),
    })
    .nullish(),
});
// An invoice that is only to come has no name yet.
const aboutInvoice = aboutObject.extend({
  id: z.string().optional(),
  object: z.literal('invoice'),
});
const dataOfKnown = z.object({ object: z.union([aboutObject, aboutInvoice]) });
type About = z.output<typeof dataOfKnown>['object'];

/** The types of which something is done; of all others nothing has to be understood. */
const isKnown = /^(?:account|charge|checkout\.session|customer|invoice|refund)\./;

/** Stripe's own unless it is not signed with the secret of the endpoint, within five minutes of now. */
export async function readStripeEvent(
  stripe: Stripe,
  sent: Sent,
  { secret, isLive, now }: Expected,
): Promise<ReadEvent> {
  // The SDK looks at the past alone.
  const isSigned = !isFromLater(sent.signature, now) && (await isSignedWith(stripe, sent, secret));
  if (!isSigned) return { kind: 'unsigned' };
  const { data: said } = envelope.safeParse(parsed(sent.body));
  if (said === undefined) return { kind: 'malformed' };
  const { id, account, type, livemode, data } = said;
  if (livemode !== isLive) return { kind: 'other-mode', id };
  const about = dataOfKnown.safeParse(data).data?.object ?? null;
  if (about === null && isKnown.test(type)) return { kind: 'malformed' };
  const event: PaymentEvent = { id, accountId: account ?? null, type, ...namedBy(about) };
  return { kind: 'event', event };
}

function namedBy(about: About | null) {
  if (about === null) return { objectId: null, subscriptionId: null };
  const { id = null, object, charge = null, subscription, parent } = about;
  const named = subscription ?? parent?.subscription_details?.subscription ?? null;
  return {
    objectId: isOfCharge(object) ? charge : id,
    subscriptionId: object === 'subscription' ? id : named,
  };
}

/** Whether only the charge says what became of it. */
const isOfCharge = (object: string): boolean => object === 'dispute' || object === 'refund';

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

async function isSignedWith(stripe: Stripe, { body, signature }: Sent, secret: string) {
  try {
    const { signature: signer } = stripe.webhooks;
    await signer?.verifyHeaderAsync(body, signature, secret, toleranceSeconds);
    return signer !== null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

function isFromLater(signature: string, now: number): boolean {
  const [, seconds = '0'] = /(?:^|,)t=(\d+)/.exec(signature) ?? [];
  return Number(seconds) * msPerSecond > now + toleranceSeconds * msPerSecond;
}
