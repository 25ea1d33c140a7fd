import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { domainsMessages as texts } from '#contract/kitchen/site/domains-messages.ts';
import { shownHost } from '#domain/site/shown-host.ts';
import type { HostnameCheck, HostnamesAnswer } from '#contract/site/hostname.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { inTurn } from '#stores/in-turn.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { notify } from '../../shell/notices/notices.ts';
import { tellDone } from '../../shell/notices/page-history.ts';
import { followPublishing } from '../../shell/publishing/publishing-state.ts';

type Known = ({ status: 'loading' } | { status: 'failed'; failure: Failure }) | KnownDomains;
type KnownDomains = { status: 'known' } & HostnamesAnswer;

/** What DNS said of a domain last; `check` is null where none is asked. */
export type Look =
  | { status: 'looking'; last: HostnameCheck | null }
  | { status: 'looked'; last: HostnameCheck | null }
  | { status: 'failed'; reason: string; last: HostnameCheck | null };

const $known = atom<Known>({ status: 'loading' });
export const $domains: ReadableAtom<Known> = $known;
const $found = atom<Readonly<Record<string, Look>>>({});
export const $looks: ReadableAtom<Readonly<Record<string, Look>>> = $found;

const calls = manageApi[':siteSlug'].hostnames;
const turn = inTurn();
const param = () => ({ siteSlug: siteSlugHere() });

const show = ({ platformHost, hostnames }: HostnamesAnswer) =>
  $known.set({ status: 'known', platformHost, hostnames });

export async function loadDomains(): Promise<void> {
  if ($known.get().status === 'failed') $known.set({ status: 'loading' });
  try {
    show(await turn(list));
  } catch (error) {
    $known.set({ status: 'failed', failure: failureOf(error) });
  }
}

const list = async (): Promise<HostnamesAnswer> =>
  jsonOf(await call(() => calls.$get({ param: param() })));

/** Throws what refused it. */
export async function addDomain(host: string): Promise<void> {
  const before = hostsNow();
  const json = { host };
  show(await turn(async () => jsonOf(await call(() => calls.$post({ param: param(), json })))));
  const added = hostsNow().find((each) => !before.includes(each));
  if (added !== undefined) void look(added);
}

const hostsNow = (): string[] => {
  const known = $known.get();
  return known.status === 'known' ? known.hostnames.map(({ host }) => host) : [];
};

/** Throws what refused it. */
export async function removeDomain(host: string): Promise<void> {
  const wanted = { param: { ...param(), host } };
  await turn(() => call(() => calls[':host'].$delete(wanted)));
  const known = $known.get();
  if (known.status === 'known') {
    show({ ...known, hostnames: known.hostnames.filter((each) => each.host !== host) });
  }
  notify(texts.removed(shownHost(host)));
  void followPublishing();
}

/** The address that all others of the site lead to, or a side address again. */
export async function makePrimary(host: string, isPrimary: boolean): Promise<void> {
  try {
    await putPrimary(host, isPrimary);
  } catch (error) {
    notify(failureOf(error).message);
    return;
  }
  const back = async () => {
    await putPrimary(host, !isPrimary);
    notify(saidOf(host, !isPrimary));
  };
  tellDone(saidOf(host, isPrimary), back, { redo: () => putPrimary(host, isPrimary) });
}

const saidOf = (host: string, isPrimary: boolean): string =>
  isPrimary ? texts.isPrimary(shownHost(host)) : texts.isNotPrimary(shownHost(host));

async function putPrimary(host: string, isPrimary: boolean): Promise<void> {
  const wanted = { param: { ...param(), host } };
  const { $post, $delete } = calls[':host'].primary;
  const answer = await turn(() => call(() => (isPrimary ? $post(wanted) : $delete(wanted))));
  show(await jsonOf(answer));
  void followPublishing();
}

/** Has DNS asked; a domain that is proven by now counts from then on. */
export async function look(host: string): Promise<void> {
  const { last = null, status } = $found.get()[host] ?? {};
  if (status === 'looking') return;
  note(host, { status: 'looking', last });
  try {
    const wanted = { param: { ...param(), host } };
    const answer = await turn(() => call(() => calls[':host'].check.$post(wanted)));
    const { check, ...domains } = await jsonOf(answer);
    show(domains);
    note(host, { status: 'looked', last: check });
  } catch (error) {
    const { code, message } = failureOf(error);
    const reason = code === 'slug_taken' ? texts.taken : message;
    note(host, { status: 'failed', reason, last });
  }
}

const note = (host: string, found: Look) => $found.set({ ...$found.get(), [host]: found });

const lookEveryMs = 60_000;
/** More than these wait for their turn, so that looking by hand meets no limit. */
const looksEachMinute = 3;

/** Looks at once and about every minute, while somebody looks at the page; returns what ends it. */
export function keepLooking(host: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') void look(host);
    timer = setTimeout(lookIfSeen, lookEveryMs * Math.ceil(waiting() / looksEachMinute));
  };
  lookIfSeen();
  return () => clearTimeout(timer);
}

/** How many domains are looked at by themselves, at least the one that asks. */
function waiting(): number {
  const known = $known.get();
  const hostnames = known.status === 'known' ? known.hostnames : [];
  return Math.max(1, hostnames.filter(({ verifiedAt }) => verifiedAt === null).length);
}
