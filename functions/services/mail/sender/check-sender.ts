import {
  afterCheck,
  senderVerdict,
  type SenderVerdict,
} from '#domain/mail/sender/sender-standing.ts';
import type { SenderSetup } from '#domain/mail/sender/sender-records.ts';
import type { HostProof } from '#functions/adapters/dns/host-proof.ts';
import type { Sender, SenderCheckRepository } from '#functions/repositories/mail/sender-address.ts';
import { lookAtSender } from './look-at-sender.ts';

type CheckHost = {
  senders: Pick<SenderCheckRepository, 'note'>;
  hostProof: Pick<HostProof, 'lookUp'>;
  setup: SenderSetup;
  now: number;
};

type Checked = {
  verdict: SenderVerdict;
  /** Whether letters go back to the platform's address by it. */
  isLost: boolean;
  statement: ReturnType<SenderCheckRepository['note']>;
};

/** Asks DNS for the domain of a sender; the statement keeps what came of it. */
export async function checkedSender(
  { senders, hostProof, setup, now }: CheckHost,
  sender: Sender,
): Promise<Checked> {
  const check = await lookAtSender(hostProof.lookUp, sender, setup);
  const verdict = senderVerdict(check.findings);
  const standing = afterCheck(sender, verdict, now);
  return {
    verdict,
    isLost: sender.provenAt !== null && standing.provenAt === null,
    statement: senders.note(sender, { standing, check, now }),
  };
}
