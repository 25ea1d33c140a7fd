import { allowanceAfter, nextDayAt } from '#domain/mail/newsletter/warm-up.ts';
import type { NewsletterSend } from '#functions/repositories/newsletters/newsletter-send.ts';
import type { SendingHost } from './sending-host.ts';

/**
 * How many letters the site may still send today; `Infinity` without a limit. Several senders at
 * once may each send a batch beyond it, which is no harm to a rule of thumb.
 */
export async function roomToday(
  host: SendingHost,
  { siteId }: Pick<NewsletterSend, 'siteId'>,
): Promise<number> {
  if (!host.warmsUp) return Infinity;
  const { today, mostSentWell } = await host.siteOf(siteId).letterDays.history(host.now());
  return Math.max(0, (allowanceAfter(mostSentWell) ?? Infinity) - today);
}

/** Lets all that has not begun wait for the next day; answers when that is. */
export async function holdUntilTomorrow(
  host: SendingHost,
  { id, siteId }: Pick<NewsletterSend, 'id' | 'siteId'>,
): Promise<number> {
  const tomorrow = nextDayAt(host.now());
  await host.prepare(host.siteOf(siteId).newsletterHandingOver.hold(id, tomorrow));
  return tomorrow;
}
