import {
  dailyLimits,
  limitedKinds,
  mailLimits,
  type MessageKind,
  placesLeft,
} from '#domain/mail/message-kind.ts';
import type { Context } from '#functions/http/context.ts';
import { limitReached } from '../service-error.ts';

type Window = { kinds: readonly MessageKind[]; limit: number; windowMs: number };

/**
 * Says when an address can be written to again; until then the last link stays good. Only so that
 * it can be said: what was sent meanwhile the letter itself does not fit beside.
 */
export async function checkMails(ctx: Context, kind: MessageKind, recipient: string) {
  const { limit, windowMs } = ctx.config.rateLimits.mailToAddress;
  const daily = dailyLimits[mailLimits[kind]];
  const windows = [
    { kinds: limitedKinds, limit: limit - placesLeft(kind, false), windowMs },
    ...(daily ? [{ kinds: [kind], ...daily }] : []),
  ];
  const waits = await Promise.all(windows.map((window) => waitIn(ctx, window, recipient)));
  const waitMs = Math.max(...waits);
  if (waitMs > 0) throw limitReached(Math.ceil(waitMs / 1000));
}

/** Until the oldest letter that is too much is older than the window. */
async function waitIn(
  { platform, now }: Context,
  { kinds, limit, windowMs }: Window,
  recipient: string,
): Promise<number> {
  const sent = await platform.messages.listTimes({ kinds, recipient, since: now - windowMs });
  const last = sent[sent.length - limit];
  return last === undefined ? 0 : last + windowMs - now;
}
