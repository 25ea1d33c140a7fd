import type { SiteId } from '#domain/ids.ts';
import type { HostProof } from '#functions/adapters/dns/host-proof.ts';
import type {
  CheckedHostname,
  HostnameCheckRepository,
} from '#functions/repositories/site/hostname-check.ts';

type Statement = ReturnType<HostnameCheckRepository['note']>;

/** A domain whose record was not found, or could not be asked for. */
type HostFailure = {
  level: 'error';
  event: 'host_not_proven';
  site: SiteId;
  host: string;
  verdict: string;
};

/** What checking needs; there is no request that it belongs to. */
export type RecheckHost = {
  hostnames: HostnameCheckRepository;
  hostProof: HostProof;
  commit: (statements: Statement[]) => Promise<unknown>;
  now: () => number;
  log: (line: HostFailure) => void;
};

const dayMs = 24 * 60 * 60 * 1000;
const checksPerRun = 10;
/** Days in a row on which the proof was gone; one wrong answer takes no site down. */
const missedChecksMax = 3;

/** Asks once a day whether hosts are still proven, some at a time; who left takes their host along. */
export async function recheckHostnames(host: RecheckHost): Promise<void> {
  const due = await host.hostnames.listDue(host.now() - dayMs, checksPerRun);
  const statements = await Promise.all(due.map((hostname) => recheck(host, hostname)));
  await host.commit(statements.flat());
}

async function recheck(
  { hostnames, hostProof, now, log }: RecheckHost,
  hostname: CheckedHostname,
): Promise<Statement[]> {
  const { host, siteId: site, verificationToken, missedChecks: before } = hostname;
  const verdict = await hostProof.check(host, verificationToken);
  if (verdict !== 'proven') {
    log({ level: 'error', event: 'host_not_proven', site, host, verdict });
  }
  const missedChecks = { proven: 0, unanswered: before, missing: before + 1 }[verdict];
  return missedChecks < missedChecksMax
    ? [hostnames.note(hostname, { now: now(), missedChecks })]
    : hostnames.withdraw(hostname, now());
}
