import { describe, expect, it } from 'vitest';
import { guardedFetcher } from './guarded-fetcher.ts';

type Answer = () => Response | Promise<Response>;
type Web = {
  pages: Record<string, Answer>;
  names?: Record<string, string[] | null>;
  proxy?: string;
};

const page =
  (text: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(text, { headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });
const to =
  (location: string, status = 302) =>
  () =>
    new Response(null, { status, headers: { Location: location } });

/** Servers and a resolver that remember what they were asked. */
function aWeb({ pages, names = {}, proxy }: Web) {
  const asked: { url: string; init: RequestInit }[] = [];
  const lookedUp: string[] = [];
  const fetcher = guardedFetcher({
    platformHost: 'larder.org:8787',
    proxy,
    lookUp: (name, type) => {
      lookedUp.push(`${name} ${type}`);
      const known = names[name] === undefined ? ['93.184.216.34'] : names[name];
      return Promise.resolve(type === 'A' ? known : known && []);
    },
    send: async (url, init) => {
      asked.push({ url: url.href, init });
      const answer = pages[url.href];
      return answer ? answer() : Promise.reject(new TypeError('refused'));
    },
  });
  const wanted = { accept: 'text/html', bytesMax: 2 * 1024 * 1024 };
  return { asked, lookedUp, read: (address: string) => fetcher.fetch(address, wanted) };
}

describe('A page at an address, S9.1', () => {
  it('is fetched without cookies, passwords and redirects of the runtime', async () => {
    const { asked, read } = aWeb({ pages: { 'https://pies.org/tart': page('<h1>Tart</h1>') } });
    const outcome = await read('https://pies.org/tart#steps');
    expect(outcome).toMatchObject({
      file: { address: 'https://pies.org/tart', type: 'text/html', charset: 'utf-8' },
    });
    expect(asked[0]?.init).toMatchObject({ redirect: 'manual', credentials: 'omit' });
    expect(asked[0]?.init.signal).toBeInstanceOf(AbortSignal);
    expect([...new Headers(asked[0]?.init.headers).keys()]).toEqual(['accept', 'user-agent']);
  });

  it('is looked up in both families before it is asked, and again at each redirect', async () => {
    const { lookedUp, read } = aWeb({
      pages: {
        'https://pies.org/': to('https://www.pies.org/a', 301),
        'https://www.pies.org/a': to('/b', 308),
        'https://www.pies.org/b': page('Tart'),
      },
    });
    expect(await read('https://pies.org/')).toMatchObject({
      file: { address: 'https://www.pies.org/b' },
    });
    expect(lookedUp).toEqual([
      'pies.org A',
      'pies.org AAAA',
      'www.pies.org A',
      'www.pies.org AAAA',
      'www.pies.org A',
      'www.pies.org AAAA',
    ]);
  });

  it.each([
    ['an address inside', 'http://192.168.0.1/'],
    ['this machine', 'http://localhost/'],
    ['another port', 'https://pies.org:8080/'],
    ['another scheme', 'file:///etc/passwd'],
    ['the platform itself', 'https://larder.org/'],
    ['a site of the platform', 'https://hearth.larder.org/'],
    ['the platform with a dot behind', 'https://larder.org./'],
    ['a site with a dot behind', 'https://hearth.larder.org./'],
  ])('is not fetched from %s, nor where a redirect leads there', async (_name, address) => {
    const { asked, read } = aWeb({ pages: { 'https://pies.org/': to(address) } });
    expect(await read(address)).toEqual({ failure: 'not_allowed' });
    expect(await read('https://pies.org/')).toEqual({ failure: 'not_allowed' });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['leads inwards', ['127.0.0.1'], 'not_allowed'],
    ['leads inwards among others', ['93.184.216.34', '10.0.0.1'], 'not_allowed'],
    ['leads nowhere', [], 'unreachable'],
    ['is known to nobody for certain', null, 'unreachable'],
  ])('is not asked where its name %s', async (_name, addresses, failure) => {
    const { asked, read } = aWeb({ pages: {}, names: { 'pies.org': addresses } });
    expect(await read('https://pies.org/')).toEqual({ failure });
    expect(asked).toEqual([]);
  });

  it.each([
    ['leads in a circle', to('https://pies.org/'), 'too_many_redirects'],
    ['is gone', () => new Response('', { status: 410 }), 'not_there'],
    ['is not there', () => new Response('', { status: 404 }), 'not_there'],
    ['is for people alone', () => new Response('', { status: 403 }), 'refused'],
    ['asks for money', () => new Response('', { status: 402 }), 'refused'],
    ['is broken', () => new Response('', { status: 500 }), 'unreachable'],
    ['is too large', page('x'.repeat(2 * 1024 * 1024 + 1)), 'too_large'],
    ['never ends', () => new Response(endless()), 'too_large'],
    ['is cut off', () => Promise.reject(new TypeError('reset')), 'unreachable'],
  ])('is refused with its reason where it %s', async (_name, answer, failure) => {
    const { read } = aWeb({ pages: { 'https://pies.org/': answer } });
    expect(await read('https://pies.org/')).toEqual({ failure });
  });

  it('is busy where its server asks to wait, and says how long', async () => {
    const headers = { 'Retry-After': '120' };
    const { read } = aWeb({
      pages: {
        'https://pies.org/a': () => new Response('', { status: 429, headers }),
        'https://pies.org/b': () => new Response('', { status: 503 }),
      },
    });
    const busy = { failure: 'busy', retryAfterSeconds: 120 };
    expect(await read('https://pies.org/a')).toEqual(busy);
    expect(await read('https://pies.org/b')).toEqual({ failure: 'busy' });
  });

  it('is fetched by the proxy where there is one, under the same guard', async () => {
    const proxied = 'http://127.0.0.1:9/fetch?url=https%3A%2F%2Fpies.org%2F';
    const { asked, read } = aWeb({
      pages: { [proxied]: page('x') },
      proxy: 'http://127.0.0.1:9/fetch',
    });
    expect(await read('https://pies.org/')).toMatchObject({
      file: { address: 'https://pies.org/' },
    });
    expect(await read('http://10.0.0.1/')).toEqual({ failure: 'not_allowed' });
    expect(asked.map(({ url }) => url)).toEqual([proxied]);
  });
});

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
  });
}
