import { eventEndpoints } from '#domain/money/payments.ts';
import type { Context } from '#functions/http/context.ts';
import { malformed, notFound } from '../../service-error.ts';
import { moneyHostOf } from '../money-host.ts';
import { followEvent } from './follow-event.ts';

type Sent = { body: string; signature: string };

/**
 * Keeps what the provider told, so that it need not be told again, and then does what it asks for;
 * what cannot be done now is done by the cron. Answers the id of an event of the other mode, which is
 * left alone: accounts of cooks have both.
 */
export async function takeEvent(ctx: Context, address: string, sent: Sent) {
  const endpoint = eventEndpoints.find((each) => each === address);
  if (endpoint === undefined || ctx.adapters.payments === null) throw notFound();
  const host = moneyHostOf(ctx);
  const read = await host.gateway.readEvent(endpoint, sent);
  if (read.kind === 'other-mode') return { ofOtherMode: read.id };
  if (read.kind !== 'event') throw malformed();
  const { event } = read;
  // What happens on the platform itself names no account, and the other way round.
  const isPlatforms = event.accountId === null;
  const isMeant = isPlatforms === (endpoint === 'platform');
  if (!isMeant) return { ofOtherMode: null };
  const [isNew] = await host.prepare([ctx.platform.paymentEvents.keep(event, ctx.now)]);
  if (isNew === 1) ctx.inBackground(followEvent(host, event));
  return { ofOtherMode: null };
}
