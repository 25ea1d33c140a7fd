import { leaseMs } from '#domain/mail/newsletter/newsletter-send.ts';
import { domainOf } from '#domain/mail/address-domain.ts';
import type { UserId } from '#domain/ids.ts';
import type { Statement } from '#functions/db/database.ts';
import { brake } from '#functions/services/newsletters/events/brake.ts';
import { endLetters } from '#functions/services/newsletters/events/end-letters.ts';
import type { Mail, ToldLetter } from '../transports/mailer.ts';
import type { Batch } from './batch.ts';
import type { Addressee } from './choose-members.ts';
import type { SendingHost } from './sending-host.ts';

/** So many refusals in a row say something about the letter, and not about those who get it. */
const refusalsInARowMax = 20;

/** The letters of a batch on their way, and what was said of them so far. */
export type Run = {
  /** The address of the cook's own that the letters are from; null for that of the platform. */
  senderAddress: string | null;
  mails: Map<Mail, Addressee>;
  /** Those of whom something was said. */
  told: Set<UserId>;
  pausedDomains: Set<string>;
  /** Of each domain, how many letters in a row it wanted later. */
  laters: Map<string, number>;
  hasLater: boolean;
  /** Whether something was said of a letter that will stand. */
  hasSettled: boolean;
  triedAgain: Set<string>;
  refusals: number;
};

type Telling = { ours: Batch; run: Run };

/** Whose letter something is said of. */
export function addresseeOf(run: Run, mail: Mail): Addressee {
  const person = run.mails.get(mail);
  if (!person) throw new Error('The transport told of a letter that it was not given');
  run.told.add(person.userId);
  return person;
}

/** Notes what will stand, all in one batch; answers whether the next letter may leave. */
export async function settleTold(
  host: SendingHost,
  { ours, run }: Telling,
  told: readonly ToldLetter[],
): Promise<boolean> {
  const { send, lease } = ours;
  const { newsletterHandingOver: handing, newsletterPreparation } = host.siteOf(send.siteId);
  let isTooMuch = false;
  const settled = told.flatMap((letter) => {
    const statements = settle(host, { ours, run }, letter);
    isTooMuch ||= run.refusals >= refusalsInARowMax;
    return statements;
  });
  const [renewed] = await host.prepare([
    handing.renew(lease, host.now() + leaseMs),
    ...settled,
    ...(isTooMuch ? [newsletterPreparation.pause(send.id, 'refusals', host.now())] : []),
  ]);
  if (renewed !== 1 || isTooMuch) return false;
  // Where nothing is said of addresses, only how many are refused in a row tells.
  const isAnyRefused = told.some(
    ({ verdict }) => verdict.outcome === 'refused' && verdict.bounce !== undefined,
  );
  const { siteId, id: sendId } = send;
  return !(isAnyRefused && (await brake({ ...host, now: host.now() }, { siteId, sendId })));
}

function settle(
  host: SendingHost,
  { ours: { send, lease }, run }: Telling,
  { mail, verdict }: ToldLetter,
): Statement[] {
  const { userId, email } = addresseeOf(run, mail);
  const { newsletterHandingOver: handing, ...of } = host.siteOf(send.siteId);
  const { outcome } = verdict;
  const settled = { userId, state: outcome, providerId: null, reason: null };
  // Nobody knows whether it arrived, and sending it again could bring it twice.
  if (outcome === 'uncertain') return [handing.settleMember(lease, settled)];
  const domain = domainOf(email);
  run.hasSettled = true;
  // Its server takes letters again.
  run.laters.delete(domain);
  const resumed = run.triedAgain.delete(domain) ? [host.pace.resume(domain)] : [];
  run.refusals = outcome === 'sent' ? 0 : run.refusals + 1;
  const more = outcome === 'sent' ? { providerId: verdict.providerId } : { reason: verdict.reason };
  const as = outcome === 'sent' ? 'sent' : 'cameBack';
  const that = { sendId: send.id, userId };
  const bounce = outcome === 'refused' ? verdict.bounce : undefined;
  return [
    ...resumed,
    of.letterDays.count(that, ['waiting', 'taken'], { now: host.now(), as }),
    handing.settleMember(lease, { ...settled, ...more }),
    ...(bounce === undefined ? [] : endLetters(of, that, { kind: bounce, now: host.now() })),
  ];
}
