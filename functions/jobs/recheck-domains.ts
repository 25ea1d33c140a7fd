import type { HostProof } from '#functions/adapters/dns/host-proof.ts';
import { crossingHost } from '#functions/crossings/crossing-host.ts';
import { commit, type Statement } from '#functions/db/database.ts';
import type { LogLine } from '#functions/http/log.ts';
import type { PublisherHost } from '#functions/publisher/run-publisher.ts';
import { type Sender, senderCheckRepository } from '#functions/repositories/mail/sender-address.ts';
import {
  type CheckedHostname,
  hostnameCheckRepository,
} from '#functions/repositories/site/hostname-check.ts';
import type { LetterHost } from '#functions/mail/delivery/letter-host.ts';
import { lossLetter } from '#functions/services/mail/sender/loss-letter.ts';
import { recheckSenders } from '#functions/services/mail/sender/recheck-senders.ts';
import { hostLossLetter } from '#functions/services/site/hostname/loss-letter.ts';
import { recheckHostnames } from '#functions/services/site/hostname/recheck.ts';

type AskingHost = {
  publisher: Pick<PublisherHost, 'database'>;
  hostProof: HostProof;
  letters: Pick<LetterHost, 'config' | 'newId'>;
  now: () => number;
  log: (line: LogLine) => void;
};

type MailDomainHost = AskingHost & { wakeMailer: (messageIds: string[]) => Promise<void> };

const asking = ({ publisher: { database }, hostProof, now, log }: AskingHost) => ({
  hostProof,
  commit: (statements: Statement[]) => commit(database, statements),
  now,
  log,
});

/** Asks DNS again whether hosts are still proven to be their site's, and tells owners what is lost. */
export function recheckHosts(host: MailDomainHost, stored: string[]): Promise<void> {
  const { publisher, letters, now } = host;
  const { database } = publisher;
  const checking = {
    ...asking(host),
    hostnames: hostnameCheckRepository(database),
    lossLetter: (lost: CheckedHostname) =>
      hostLossLetter({ ...crossingHost(database, now()), ...letters }, lost),
  };
  return recheckHostnames(checking, stored);
}

/** Asks DNS again for the domains of cooks that letters are from, and tells them what is lost. */
export function recheckMailDomains(host: MailDomainHost, stored: string[]): Promise<string[]> {
  const { publisher, letters, now } = host;
  const { database } = publisher;
  const checking = {
    ...asking(host),
    senders: senderCheckRepository(database),
    setup: letters.config.ownSenders,
    lossLetter: (lost: Sender) =>
      lossLetter({ ...crossingHost(database, now()), ...letters }, lost, 'records'),
  };
  return recheckSenders(checking, stored);
}
