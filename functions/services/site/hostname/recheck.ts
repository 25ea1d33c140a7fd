import type { SiteId } from '#domain/ids.ts';
import type { HostProof } from '#functions/adapters/dns/host-proof.ts';
import type {
  CheckedHostname,
  HostnameCheckRepository,
} from '#functions/repositories/site/hostname-check.ts';

type Statement = ReturnType<HostnameCheckRepository['note']>;

type Letter = { id: string; statement: Statement };

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
  /** Of what is lost; null where there is nobody to be told. */
  lossLetter: (lost: CheckedHostname) => Promise<Letter | null>;
  now: () => number;
  log: (line: HostFailure) => void;
};

const dayMs = 24 * 60 * 60 * 1000;
const checksPerRun = 10;
/** Days in a row on which the proof was gone; one wrong answer takes no site down. */
const missedChecksMax = 3;

/**
 * Asks once a day whether hosts are still proven, some at a time; who left takes their host along.
 * `stored` are the letters to send about what was lost.
 */
export async function recheckHostnames(host: RecheckHost, stored: string[] = []): Promise<void> {
  const due = await host.hostnames.listDue(host.now() - dayMs, checksPerRun);
  const now = host.now();
  const checks = await Promise.all(due.map((hostname) => recheck(host, hostname, now)));
  // A letter asks whether its domain is still what it was, and so comes first.
  const letters = checks.flatMap(({ letter }) => letter ?? []);
  await host.commit([...letters.map(({ statement }) => statement), ...statementsOf(checks)]);
  stored.push(...letters.map(({ id }) => id));
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

type Check = { statements: Statement[]; movedSiteId: SiteId | null; letter: Letter | null };

const statementsOf = (checks: readonly Check[]) => checks.flatMap(({ statements }) => statements);

async function recheck(
  { hostnames, hostProof, lossLetter, log }: RecheckHost,
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
    const statements = [hostnames.note(hostname, { now, missedChecks })];
    return { statements, movedSiteId: null, letter: null };
  }
  const movedSiteId = hostname.isPrimary ? site : null;
  const letter = await lossLetter(hostname);
  return { statements: hostnames.withdraw(hostname, now), movedSiteId, letter };
}
