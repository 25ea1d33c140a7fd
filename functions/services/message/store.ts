import type { SiteId } from '#domain/ids.ts';
import type { Context } from '#functions/http/context.ts';
import type { MessageKind, NewMessage } from '#functions/repositories/message.ts';
import { type Letter, writeLetter } from './letter.ts';
import type { Look } from './look.ts';

type Sending = {
  kind: MessageKind;
  siteId: SiteId | null;
  recipient: string;
  headers?: Record<string, string>;
};

/** A letter as a row that waits to be sent, and the statement that stores it. */
export function storeLetter(ctx: Context, look: Look, sending: Sending & { letter: Letter }) {
  const { kind, siteId, recipient, headers = {}, letter } = sending;
  const message: NewMessage = {
    id: ctx.newId(),
    siteId,
    kind,
    recipient,
    senderName: look.name,
    ...writeLetter(look, letter),
    headers,
  };
  const { limit, windowMs } = ctx.config.rateLimits.mailToAddress;
  const allowance = { now: ctx.now, limit, since: ctx.now - windowMs };
  return { id: message.id, statement: ctx.platform.messages.create(message, allowance) };
}
