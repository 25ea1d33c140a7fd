import { domainOf } from '#domain/mail/address-domain.ts';
import type { BatchMember } from '#functions/repositories/newsletters/handing-over.ts';
import { type Batch, idsOf } from './batch.ts';
import { senderOfSite } from '#functions/services/mail/sender/sender-of-site.ts';
import { holdUntilTomorrow, roomToday } from './warm-up.ts';
import type { SendingHost } from './sending-host.ts';

export type Addressee = BatchMember & { email: string };

/** Whom a batch is handed over for, under which key, and when the rest of it has its turn. */
export type Chosen = {
  members: Addressee[];
  /** Whether they were handed over before, without an answer. */
  isAgain: boolean;
  key: string;
  /** The address of the cook's own that their letters are from; null for that of the platform. */
  senderAddress: string | null;
  nextAt: number;
  /** Domains that asked for patience and are tried again. */
  triedAgain: Set<string>;
};

const nobody = (nextAt: number): Chosen => ({
  members: [],
  isAgain: false,
  key: '',
  senderAddress: null,
  nextAt,
  triedAgain: new Set(),
});

const hourMs = 60 * 60_000;
/** A mail service forgets the keys of hand-overs after a day. */
const keysKeptMs = 23 * hourMs;
/** After so long a letter is no news any more. */
const givenUpAfterMs = 48 * hourMs;

/** Those who were being handed over when somebody died, else those who wait and may have it. */
export async function chosenMembers(
  host: SendingHost,
  ours: Batch,
  members: readonly BatchMember[],
): Promise<Chosen> {
  const again = members.filter(({ state }) => state === 'taken');
  return again.length > 0 ? chosenAgain(host, ours, again) : chosenAnew(host, ours, members);
}

const keyOf = ({ lease: { sendId, no } }: Batch, attempt: number) => `${sendId}/${no}/${attempt}`;

async function chosenAgain(
  host: SendingHost,
  ours: Batch,
  again: readonly BatchMember[],
): Promise<Chosen> {
  const key = keyOf(ours, ours.batch.attempt);
  const same = host.mailer.isIdempotent
    ? await allAgain(host, ours, again)
    : await firstAgain(host, ours, again);
  // A service knows a key by the same letters, and so from the same address, whatever has become of it.
  const senderAddress = host.mailer.isIdempotent
    ? ours.batch.senderAddress
    : await senderOfSite(host, ours.send.siteId);
  return { ...nobody(host.now()), members: addressed(same), isAgain: true, key, senderAddress };
}

/** A service that knows the key takes them once; of those whose key it has forgotten nobody knows. */
async function allAgain(host: SendingHost, ours: Batch, again: readonly BatchMember[]) {
  const isForgotten = host.now() - (ours.batch.takenAt ?? 0) > keysKeptMs;
  const unsure = again.filter(({ email }) => isForgotten || email === null);
  await settleAll(host, ours, { members: unsure, state: 'uncertain' });
  return again.filter((member) => !unsure.includes(member));
}

/**
 * Letters leave one after the other in the order of the members, and each is noted before the next: of
 * those that were being handed over only the first may have left. It is sent once more, and not a third time; the others
 * wait like everybody else.
 */
async function firstAgain(host: SendingHost, ours: Batch, again: readonly BatchMember[]) {
  const { send, lease, batch } = ours;
  const [first, ...behind] = again;
  if (!first) return [];
  const { newsletterHandingOver: handing } = host.siteOf(send.siteId);
  await host.prepare([
    handing.putBack(lease, idsOf(behind)),
    handing.countTry(lease, first.userId),
  ]);
  if (first.tries === 0 && isWanting(first, batch.segment === 'paid')) return [first];
  await settleAll(host, ours, { members: [first], state: 'uncertain' });
  return [];
}

async function chosenAnew(
  host: SendingHost,
  ours: Batch,
  members: readonly BatchMember[],
): Promise<Chosen> {
  const { send, lease, batch } = ours;
  const now = host.now();
  const { newsletterHandingOver: handing } = host.siteOf(send.siteId);
  // The days on which it was held back do not count.
  const since = Math.max(send.startedAt ?? now, send.heldUntil ?? 0);
  if (now - since > givenUpAfterMs) {
    await settleAll(host, ours, { members, state: 'refused' });
    return nobody(now);
  }
  const wanting = members.filter((member) => isWanting(member, batch.segment === 'paid'));
  const skipped = members.filter((member) => !wanting.includes(member));
  if (skipped.length > 0) {
    await host.prepare([handing.skipMembers(lease, idsOf(skipped))]);
  }
  const { open, nextAt, triedAgain } = await withoutPaused(host, addressed(wanting));
  if (open.length === 0) return nobody(nextAt);
  const room = await roomToday(host, send);
  const chosen = open.slice(0, room);
  const isHeld = chosen.length < open.length;
  const later = isHeld ? await holdUntilTomorrow(host, send) : nextAt;
  if (chosen.length === 0) return nobody(later);
  const senderAddress = await senderOfSite(host, send.siteId);
  const [taken] = await host.prepare(
    handing.takeMembers(lease, idsOf(chosen), { now, senderAddress }),
  );
  // Somebody ended the newsletter meanwhile.
  if (taken === 0) return nobody(now);
  const key = keyOf(ours, batch.attempt + 1);
  return { members: chosen, isAgain: false, key, senderAddress, nextAt: later, triedAgain };
}

/** Who has left since, or lost what the letter is for, does not get it. */
const isWanting = ({ email, isReached, isPaid }: BatchMember, isForPaid: boolean): boolean =>
  email !== null && isReached && (isPaid || !isForPaid);

async function withoutPaused(host: SendingHost, members: readonly Addressee[]) {
  const now = host.now();
  const domains = [...new Set(members.map(({ email }) => domainOf(email)))];
  const known = await host.pace.listPaused(domains);
  const paused = known.filter(({ pauseUntil }) => pauseUntil > now);
  const names = new Set(paused.map(({ domain }) => domain));
  const open = members.filter(({ email }) => !names.has(domainOf(email)));
  const nextAt = paused.reduce((first, { pauseUntil }) => Math.min(first, pauseUntil), Infinity);
  const triedAgain = known.map(({ domain }) => domain).filter((domain) => !names.has(domain));
  return {
    open,
    nextAt: nextAt === Infinity ? now : nextAt,
    triedAgain: new Set(triedAgain),
  };
}

const addressed = (members: readonly BatchMember[]): Addressee[] =>
  members.flatMap((member) => (member.email === null ? [] : [{ ...member, email: member.email }]));

type Settled = { members: readonly BatchMember[]; state: 'uncertain' | 'refused' };

async function settleAll(host: SendingHost, { send, lease }: Batch, { members, state }: Settled) {
  if (members.length === 0) return;
  const { newsletterHandingOver: handing } = host.siteOf(send.siteId);
  await host.prepare(
    members.map(({ userId }) =>
      handing.settleMember(lease, {
        userId,
        state,
        providerId: null,
        reason: state === 'refused' ? 'Too late' : null,
      }),
    ),
  );
}
