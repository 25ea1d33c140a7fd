import { type MailWindow, mailWindows, type MessageKind } from '#domain/mail/message-kind.ts';
import type { Context } from '#functions/http/context.ts';
import { limitReached } from '../service-error.ts';

/**
 * Says when an address can be written to again; until then the last link stays good. Only so that
 * it can be said: what was sent meanwhile the letter itself does not fit beside.
 */
export async function checkMails(ctx: Context, kind: MessageKind, recipient: string) {
  const windows = mailWindows({ kind }, ctx.config.rateLimits.mailToAddress);
  const waits = await Promise.all(windows.map((window) => waitIn(ctx, window, recipient)));
  const waitMs = Math.max(0, ...waits);
  if (waitMs > 0) throw limitReached(Math.ceil(waitMs / 1000));
}

/** Until the oldest letter that is too much is older than the window. */
async function waitIn(
  { platform, now }: Context,
  { kinds, limit, windowMs }: MailWindow,
  recipient: string,
): Promise<number> {
  const sent = await platform.messages.listTimes({ kinds, recipient, since: now - windowMs });
  const last = sent[sent.length - limit];
  return last === undefined ? 0 : last + windowMs - now;
}
