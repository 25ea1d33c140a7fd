import { leaseMs } from '#domain/mail/newsletter/newsletter-send.ts';
import { domainOf } from '#domain/mail/address-domain.ts';
import { type BulkVerdict, type Mail, NothingLeft } from '../transports/mailer.ts';
import type { Addressee, Chosen } from './choose-members.ts';
import { personalLetter } from '../newsletters/personal-letter.ts';
import { whileHeld } from '../while-held.ts';
import { type Batch, idsOf } from './batch.ts';
import type { SendingHost } from './sending-host.ts';
import { addresseeOf, type Run, settleTold } from './settle-told.ts';

/** One address may be busy; so many of a domain, one after the other, say that its server is. */
const latersInARowMax = 5;
/** When a letter that was wanted later is tried again. */
const laterMs = 60_000;

/** Hands the letters of a batch over; rejects where the service is out of reach. */
export async function handOver(
  host: SendingHost,
  ours: Batch,
  { members, isAgain, key, senderAddress, triedAgain }: Chosen,
): Promise<{ nextAt: number; isStuck: boolean }> {
  const { send, lease } = ours;
  const { newsletterHandingOver: handing } = host.siteOf(send.siteId);
  const mails = await lettersTo(host, ours, { members, senderAddress });
  const run: Run = {
    senderAddress,
    mails,
    told: new Set(),
    pausedDomains: new Set(),
    laters: new Map(),
    hasLater: false,
    hasSettled: false,
    triedAgain,
    refusals: 0,
  };
  let last: Mail | null = null;
  // A domain that asks for patience is left alone from the next letter on.
  function* open() {
    for (const [mail, { email }] of mails) {
      // Each may take minutes, and a call has not many.
      if (host.now() >= ours.deadline) return;
      if (run.pausedDomains.has(domainOf(email))) continue;
      last = mail;
      yield mail;
    }
  }
  const isUntold = ({ userId }: Addressee) => !run.told.has(userId);
  try {
    const renew = () => host.prepare([handing.renew(lease, host.now() + leaseMs)]);
    await whileHeld(renew, async () => {
      const noteOne = (mail: Mail, verdict: BulkVerdict) =>
        note(host, { ours, run, mail, verdict });
      const told = await host.mailer.sendAll(open(), key, noteOne);
      if (told.length > 0) await settleTold(host, { ours, run }, told);
    });
  } catch (error) {
    const at = last === null ? undefined : mails.get(last);
    await putBackAfter(host, ours, { error, at, isAgain, untold: members.filter(isUntold) });
    throw error;
  }
  await host.prepare([handing.putBack(lease, idsOf(members.filter(isUntold)))]);
  const isStuck = run.hasLater && !run.hasSettled;
  return { nextAt: host.now() + (run.hasLater ? laterMs : 0), isStuck };
}

type Failure = Pick<Chosen, 'isAgain'> & {
  error: unknown;
  /** Whose letter it was that was being handed over. */
  at: Addressee | undefined;
  untold: readonly Addressee[];
};

/**
 * Everybody waits again whose letter is known not to have left: all of them where the service said so,
 * else those behind the one that was being handed over. A service with keys is asked about the others by
 * these, also where it says now that it takes nothing, but may have taken them before.
 */
async function putBackAfter(
  host: SendingHost,
  { send, lease }: Batch,
  { error, at, isAgain, untold }: Failure,
): Promise<void> {
  const { newsletterHandingOver: handing } = host.siteOf(send.siteId);
  const { isIdempotent } = host.mailer;
  if (isIdempotent && (isAgain || !(error instanceof NothingLeft))) return;
  if (!(error instanceof NothingLeft)) {
    const behind = untold.filter((member) => member !== at);
    await host.prepare([handing.putBack(lease, idsOf(behind))]);
    return;
  }
  const stumbled = at === undefined || !untold.includes(at) ? [] : [at.userId];
  await host.prepare([
    ...stumbled.map((userId) => handing.putOff(lease, userId, error.message)),
    handing.putBack(lease, idsOf(untold)),
  ]);
}

async function lettersTo(
  host: SendingHost,
  { send, letter }: Batch,
  { members, senderAddress }: Pick<Chosen, 'members' | 'senderAddress'>,
): Promise<Map<Mail, Addressee>> {
  const mails = new Map<Mail, Addressee>();
  for (const person of members) {
    const { userId } = person;
    const mail = await personalLetter(host, send, { letter, person, senderAddress });
    const returnTo = await host.returnAddresses?.addressOf({ sendId: send.id, userId });
    mails.set({ ...mail, returnTo }, person);
  }
  return mails;
}

type Noting = { ours: Batch; run: Run; mail: Mail; verdict: BulkVerdict };

/** Answers whether the next letter may leave. */
async function note(host: SendingHost, { ours, run, mail, verdict }: Noting): Promise<boolean> {
  const { send, lease } = ours;
  const { newsletterHandingOver: handing } = host.siteOf(send.siteId);
  if (verdict.outcome === 'later') {
    const { userId, email } = addresseeOf(run, mail);
    await noteLater(host, { ours, run, verdict }, domainOf(email));
    const [, renewed] = await host.prepare([
      handing.putOff(lease, userId, verdict.reason),
      handing.renew(lease, host.now() + leaseMs),
    ]);
    return renewed === 1;
  }
  if (verdict.outcome === 'sender-refused') {
    addresseeOf(run, mail);
    return noteSenderRefused(host, { ours, run, verdict });
  }
  return settleTold(host, { ours, run }, [{ mail, verdict }]);
}

/**
 * None of those that are still taken has left, nor will any from there. Those of a cook's address leave
 * from the platform's instead; where that itself is refused, the service is out of reach.
 */
async function noteSenderRefused(
  host: SendingHost,
  { ours: { send, lease }, run, verdict }: Omit<Noting, 'mail'> & { verdict: { reason: string } },
): Promise<boolean> {
  const { newsletterHandingOver: handing } = host.siteOf(send.siteId);
  await host.prepare([handing.putBack(lease, idsOf([...run.mails.values()]))]);
  if (run.senderAddress === null) throw new Error(verdict.reason);
  await host.loseSender({ siteId: send.siteId, address: run.senderAddress });
  return false;
}

type Later = Omit<Noting, 'mail'> & { verdict: { reason: string; isOfUs?: boolean } };

/** Leaves a domain alone for a while once its server says so, and at once where it said so before. */
async function noteLater(
  host: SendingHost,
  { ours: { send }, run, verdict }: Later,
  domain: string,
): Promise<void> {
  const count = (run.laters.get(domain) ?? 0) + 1;
  run.laters.set(domain, count);
  run.hasLater = true;
  if (count < latersInARowMax && !run.triedAgain.has(domain)) return;
  run.pausedDomains.add(domain);
  await host.prepare([host.pace.pause(domain, host.now())]);
  if (verdict.isOfUs !== true) return;
  const { reason } = verdict;
  const said = { event: 'newsletter_blocked', site: send.siteId, newsletter: send.id } as const;
  host.log({ level: 'error', ...said, reason });
}
