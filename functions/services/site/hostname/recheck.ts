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
  const now = host.now();
  const checks = await Promise.all(due.map((hostname) => recheck(host, hostname, now)));
  await host.commit(checks.flatMap(({ statements }) => statements));
  const moved = checks.flatMap(({ movedSiteId }) => movedSiteId ?? []);
  for (const siteId of moved) await followWithdrawal(host, siteId, now);
}

/** The pages of a site whose primary host is gone have other addresses. */
async function followWithdrawal(
  { hostnames, commit }: RecheckHost,
  siteId: SiteId,
  now: number,
): Promise<void> {
  await commit([hostnames.follow(siteId, now)]);
  await commit([hostnames.settle(siteId, now)]);
}

type Check = { statements: Statement[]; movedSiteId: SiteId | null };

async function recheck(
  { hostnames, hostProof, log }: RecheckHost,
  hostname: CheckedHostname,
  now: number,
): Promise<Check> {
  const { host, siteId: site, verificationToken, missedChecks: before } = hostname;
  const verdict = await hostProof.check(host, verificationToken);
  if (verdict !== 'proven') {
    log({ level: 'error', event: 'host_not_proven', site, host, verdict });
  }
  const missedChecks = { proven: 0, unanswered: before, missing: before + 1 }[verdict];
  if (missedChecks < missedChecksMax) {
    return { statements: [hostnames.note(hostname, { now, missedChecks })], movedSiteId: null };
  }
  const movedSiteId = hostname.isPrimary ? site : null;
  return { statements: hostnames.withdraw(hostname, now), movedSiteId };
}
