import { Stripe } from 'stripe';
import { z } from 'zod';
import type { PaymentEvent, RejectedEvent } from './payment-gateway.ts';

type Sent = { body: string; signature: string };
type Expected = { secret: string; isLive: boolean; now: number };

const toleranceSeconds = 300;
const msPerSecond = 1000;

/** What of an event's object says what to look at; what it holds beside that is asked for afresh. */
const aboutObject = z.object({
  id: z.string().optional(),
  object: z.string(),
  subscription: z.string().nullish(),
  charge: z.string().nullish(),
  parent: z
    .object({
      subscription_details: z.object({ subscription: z.string().nullish() }).nullish(),
    })
    .nullish(),
});

/** What is read of a signed event; it may come without an object. */
const signedEvent = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  account: z.string().nullish(),
  data: z.object({ object: z.unknown() }).partial().nullish(),
});

/** Forged unless Stripe signed it with the secret of the endpoint, within five minutes of now. */
export async function readStripeEvent(
  stripe: Stripe,
  { body, signature }: Sent,
  { secret, isLive, now }: Expected,
): Promise<PaymentEvent | RejectedEvent> {
  const event = await constructed(stripe, { body, signature }, secret);
  // The SDK looks at the past alone.
  if (event === null || isFromLater(signature, now)) return 'forged';
  if (event.livemode !== isLive) return 'of the other mode';
  return {
    id: event.id,
    accountId: event.account ?? null,
    type: event.type,
    ...namedBy(aboutObject.safeParse(event.data?.object).data),
  };
}

function namedBy(about: z.output<typeof aboutObject> | undefined) {
  if (about === undefined) return { objectId: null, subscriptionId: null };
  const { id = null, object, charge = null, subscription, parent } = about;
  const named = subscription ?? parent?.subscription_details?.subscription ?? null;
  return {
    objectId: isOfCharge(object) ? charge : id,
    subscriptionId: object === 'subscription' ? id : named,
  };
}

/** Whether only the charge says what became of it. */
const isOfCharge = (object: string): boolean => object === 'dispute' || object === 'refund';

async function constructed(stripe: Stripe, { body, signature }: Sent, secret: string) {
  try {
    const { webhooks } = stripe;
    const sent = await webhooks.constructEventAsync(body, signature, secret, toleranceSeconds);
    return signedEvent.safeParse(sent).data ?? null;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isFromLater(signature: string, now: number): boolean {
  const [, seconds = '0'] = /(?:^|,)t=(\d+)/.exec(signature) ?? [];
  return Number(seconds) * msPerSecond > now + toleranceSeconds * msPerSecond;
}
