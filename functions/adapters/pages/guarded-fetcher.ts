import type { FetchFailure } from '#domain/import/address/fetch-failure.ts';
import { fetchableAddress, ipOfHost, isPublicIp } from '#domain/import/address/public-address.ts';
import { secondsToWait } from '#domain/import/address/retry-after.ts';
import { normalizeHost } from '#domain/site/hosts.ts';
import type { DnsAnswer } from '#domain/site/domains/dns-findings.ts';
import { readBytes } from '../read-bytes.ts';
import type { FetchedFile, FetchOutcome, PageFetcher, WantedFile } from './page-fetcher.ts';

const redirectsMax = 3;
const timeoutMs = 10_000;

type Send = (address: URL, init: RequestInit) => Promise<Response>;

export type FetchGuard = {
  /** What DNS says of a name; null where it says nothing for certain. */
  lookUp: (name: string, type: 'A' | 'AAAA') => Promise<DnsAnswer>;
  /** Of the platform and its sites, which the server does not fetch from itself. */
  platformHost: string;
  /** Is given the address as `?url=` and fetches it; where a machine has no way out of its own. */
  proxy?: string | undefined;
  send?: Send;
};

/**
 * Fetches from public addresses alone, S9.1: http and https on their own ports, every name looked up
 * before it is asked, again at each of three redirects; ten seconds and as many bytes as are wanted at most.
 * No cookie, no referrer and no password goes along.
 */
export const guardedFetcher = (guard: FetchGuard): PageFetcher => ({
  fetch: async (address, wanted) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await follow(address, { ...guard, ...wanted, signal });
    } catch {
      // Refused, reset, no such host, or cut off: nothing that whoever asked could do about.
      return { failure: signal.aborted ? 'too_slow' : 'unreachable' };
    }
  },
});

type Fetching = FetchGuard & WantedFile & { signal: AbortSignal };

async function follow(asked: string, fetching: Fetching): Promise<FetchOutcome> {
  let next = fetchableAddress(asked);
  for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
    if (!next) return { failure: 'not_allowed' };
    const allowed = await isAllowed(next, fetching);
    if (allowed !== true) return { failure: allowed };
    const response = await request(next, fetching);
    const location = isRedirect(response.status) ? response.headers.get('location') : null;
    if (location === null) return read(response, next, fetching);
    await response.body?.cancel();
    next = fetchableAddress(location, next.href);
  }
  return { failure: 'too_many_redirects' };
}

/** Every address that a name leads to has to be public: a resolver may mix them. */
async function isAllowed(
  { hostname }: URL,
  { lookUp, platformHost }: Fetching,
): Promise<true | FetchFailure> {
  const own = normalizeHost(platformHost);
  const name = hostname.replace(/\.$/, '');
  if (name === own || name.endsWith(`.${own}`)) return 'not_allowed';
  if (ipOfHost(hostname) !== null) return true;
  const [four, six] = await Promise.all([lookUp(hostname, 'A'), lookUp(hostname, 'AAAA')]);
  if (four === null || six === null) return 'unreachable';
  const addresses = [...four, ...six];
  if (addresses.length === 0) return 'unreachable';
  return addresses.every((each) => isPublicIp(each)) ? true : 'not_allowed';
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

function request(
  address: URL,
  { send = fetch, proxy, accept, signal }: Fetching,
): Promise<Response> {
  const headers = {
    Accept: accept,
    'User-Agent': 'Mozilla/5.0 (compatible; LarderImport/1.0)',
  };
  return send(proxy ? throughProxy(proxy, address) : address, {
    headers,
    signal,
    redirect: 'manual',
    credentials: 'omit',
  });
}

function throughProxy(proxy: string, address: URL): URL {
  const url = new URL(proxy);
  url.searchParams.set('url', address.href);
  return url;
}

async function read(
  response: Response,
  address: URL,
  { bytesMax }: WantedFile,
): Promise<FetchOutcome> {
  const failure = failureOf(response.status);
  if (failure) {
    await response.body?.cancel();
    const seconds = failure === 'busy' ? secondsAsked(response) : null;
    return seconds === null ? { failure } : { failure, retryAfterSeconds: seconds };
  }
  const bytes = await readBytes(response.body, bytesMax);
  return bytes ? { file: fileOf(response, bytes, address) } : { failure: 'too_large' };
}

/** What a server says beside "here it is": nothing there, not for programs, or a fault of its own. */
function failureOf(status: number): FetchFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return 'not_there';
  if (status === 429 || status === 503) return 'busy';
  return status >= 400 && status < 500 ? 'refused' : 'unreachable';
}

const secondsAsked = ({ headers }: Response): number | null =>
  secondsToWait(headers.get('retry-after'), Date.now());

function fileOf({ headers }: Response, bytes: Uint8Array, address: URL): FetchedFile {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const named = parameters.map((each) => /^\s*charset\s*=\s*"?([\w-]+)/.exec(each)?.[1]);
  return {
    address: address.href,
    bytes,
    type: type.trim(),
    charset: named.find((each) => each !== undefined) ?? null,
  };
}
