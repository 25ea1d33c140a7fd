import type { SenderSetup } from '#domain/mail/sender/sender-records.ts';
import type { HostProof } from '#functions/adapters/dns/host-proof.ts';
import type { Sender, SenderCheckRepository } from '#functions/repositories/mail/sender-address.ts';
import { checkedSender } from './check-sender.ts';

type Statement = ReturnType<SenderCheckRepository['note']>;

/** A proven domain of which DNS says that something is missing, or says nothing. */
type SenderFailure = {
  level: 'error';
  event: 'sender_not_proven' | 'sender_lost';
  site: string;
  domain: string;
  verdict: string;
};

/** What checking needs; there is no request that it belongs to. */
export type RecheckHost = {
  senders: SenderCheckRepository;
  hostProof: HostProof;
  /** Null where the platform has no senders of cooks. */
  setup: SenderSetup | null;
  commit: (statements: Statement[]) => Promise<unknown>;
  /** Of what is lost; null where there is nobody to be told. */
  lossLetter: (lost: Sender) => Promise<{ id: string; statement: Statement } | null>;
  now: () => number;
  log: (line: SenderFailure) => void;
};

/** Each takes about fifteen questions to DNS. */
const checksPerRun = 10;

/**
 * Asks DNS again for domains that letters are from, and for those whose records are awaited; `stored`
 * are the letters to send about what was lost.
 */
export async function recheckSenders(host: RecheckHost, stored: string[] = []): Promise<string[]> {
  const { senders, hostProof, setup, commit } = host;
  if (setup === null || !hostProof.isAsked) return stored;
  const now = host.now();
  const due = await senders.listDue(now, checksPerRun);
  const checks = await Promise.all(
    due.map(async (sender) => {
      const checked = await checkedSender({ senders, hostProof, setup, now }, sender);
      tellOf(host, sender, checked);
      const letter = checked.isLost ? await host.lossLetter(sender) : null;
      return { letter, statement: checked.statement };
    }),
  );
  if (checks.length === 0) return stored;
  // A letter asks whether its sender is still what it was, and so comes first.
  const letters = checks.flatMap(({ letter }) => letter ?? []);
  await commit([...letters, ...checks].map(({ statement }) => statement));
  stored.push(...letters.map(({ id }) => id));
  return stored;
}

function tellOf(
  { log }: RecheckHost,
  { siteId: site, domain, provenAt }: Sender,
  { verdict, isLost }: { verdict: string; isLost: boolean },
): void {
  if (provenAt === null || verdict === 'holds') return;
  const event = isLost ? 'sender_lost' : 'sender_not_proven';
  log({ level: 'error', event, site, domain, verdict });
}
