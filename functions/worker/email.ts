import { returnedMail } from '#functions/adapters/mail-events/returned-mail.ts';
import { readBytes } from '#functions/adapters/read-bytes.ts';
import { type ReturnAddresses, returnAddresses } from '#functions/adapters/return-address.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { keepMailEvent } from '#functions/services/newsletters/events/take-mail-event.ts';
import { databaseOf } from './database.ts';
import type { Environment } from './environment.ts';

/** A report comes with the letter it is about, whose parts are 200 KB at most, in base64. */
const bytesMax = 1024 * 1024;

type Settings = Pick<Environment, 'BOUNCE_DOMAIN' | 'MAIL_SECRET'>;

export const returnAddressesOf = ({
  BOUNCE_DOMAIN: domain,
  MAIL_SECRET: secret,
}: Settings): ReturnAddresses | null => (domain ? returnAddresses(secret, domain) : null);

/** Hears of letters that came back. What is no such report is dropped: an answer would be one to a machine. */
export async function handleEmail(
  { to, raw }: Pick<ForwardableEmailMessage, 'to' | 'raw'>,
  env: Environment,
): Promise<void> {
  const addresses = returnAddressesOf(env);
  if (addresses === null) return;
  const bytes = await readBytes(raw, bytesMax);
  const event = bytes === null ? null : await returnedMail(addresses, { to, raw: bytes });
  if (event !== null) await keepMailEvent(crossingHost(databaseOf(env), Date.now()), event);
}
