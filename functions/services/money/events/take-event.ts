import { eventEndpoints } from '#domain/money/payments.ts';
import type { Context } from '#functions/http/context.ts';
import { invalidAt, notFound } from '../../service-error.ts';
import { moneyHostOf } from '../money-host.ts';
import { followEvent } from './follow-event.ts';

type Sent = { body: string; signature: string };

/**
 * Keeps what the provider told, so that it need not be told again, and then does what it asks for;
 * what cannot be done now is done by the cron.
 */
export async function takeEvent(ctx: Context, address: string, sent: Sent): Promise<void> {
  const endpoint = eventEndpoints.find((each) => each === address);
  if (endpoint === undefined || ctx.adapters.payments === null) throw notFound();
  const host = moneyHostOf(ctx);
  const event = await host.gateway.readEvent(endpoint, sent);
  if (event === 'forged') throw invalidAt('Stripe-Signature');
  if (event === 'of the other mode') return;
  // What happens on the platform itself names no account, and the other way round.
  const isPlatforms = event.accountId === null;
  const isMeant = isPlatforms === (endpoint === 'platform');
  if (!isMeant) return;
  const [isNew] = await host.prepare([ctx.platform.paymentEvents.keep(event, ctx.now)]);
  if (isNew !== 1) return;
  ctx.inBackground(followEvent(host, event));
}
