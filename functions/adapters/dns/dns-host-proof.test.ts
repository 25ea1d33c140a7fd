import { describe, expect, it } from 'vitest';
import { dnsHostProof } from './dns-host-proof.ts';

const resolver = 'https://resolver.example/dns-query';
const ours = 'larder-site-verification=a-token';

const found = (...texts: string[]) => ({
  Status: 0,
  Answer: texts.map((data) => ({ name: '_larder.pies.example', type: 16, TTL: 60, data })),
});

function aResolver(answer: () => Response | Promise<Response>) {
  const asked: { address: URL; init: RequestInit }[] = [];
  const proof = dnsHostProof(resolver, (address, init) => {
    asked.push({ address, init });
    return Promise.resolve(answer());
  });
  return { asked, check: () => proof.check('pies.example', 'a-token') };
}
const answering = (body: unknown, init?: ResponseInit) =>
  aResolver(() => new Response(JSON.stringify(body), init)).check();

describe('Proof by DNS, S2.9', () => {
  it('is asked of the one resolver, which is followed nowhere else', async () => {
    const { asked, check } = aResolver(() => Response.json(found(`"${ours}"`)));
    expect(await check()).toBe('proven');
    expect(asked[0]?.address.href).toBe(`${resolver}?name=_larder.pies.example&type=TXT`);
    expect(asked[0]?.init).toMatchObject({
      redirect: 'manual',
      headers: { Accept: 'application/dns-json' },
    });
    expect(asked[0]?.init.signal).toBeInstanceOf(AbortSignal);
  });

  it.each([
    ['without quotes', [ours]],
    ['among other texts', ['"v=spf1 -all"', `"${ours}"`]],
    ['in several strings', ['"larder-site-" "verification=a-token"']],
  ])('stands %s', async (_name, texts) => {
    expect(await answering(found(...texts))).toBe('proven');
  });

  it.each([
    ['there is no record', { Status: 0 }],
    ['there is no such name', { Status: 3 }],
    ['the token is another', found('"larder-site-verification=b-token"')],
    ['more follows the token', found(`"${ours}x"`)],
    ['it is no text', { Status: 0, Answer: [{ type: 5, data: ours }] }],
  ])('is missing where %s', async (_name, body) => {
    expect(await answering(body)).toBe('missing');
  });

  it.each([
    ['fails', () => new Response('', { status: 503 })],
    ['refuses', () => Response.json(found(`"${ours}"`), { status: 403 })],
    ['leads elsewhere', () => Response.redirect('https://evil.example/', 302)],
    ['cannot resolve', () => Response.json({ Status: 2 })],
    ['answers something else', () => Response.json({ Status: 'fine', Answer: [ours] })],
    ['answers no JSON', () => new Response('<p>Hello</p>')],
    ['answers without end', () => new Response(`"${'x'.repeat(200_000)}"`)],
    ['is out of reach', () => Promise.reject(new TypeError('fetch failed'))],
  ])('stays unanswered where the resolver %s', async (_name, answer) => {
    expect(await aResolver(answer).check()).toBe('unanswered');
  });

  it('stays unanswered where no resolver is named', async () => {
    expect(await dnsHostProof('').check('pies.example', 'a-token')).toBe('unanswered');
  });
});

describe('What DNS has of a name', () => {
  const answer = (...records: [name: string, type: number, data: string][]) =>
    Response.json({
      Status: 0,
      Answer: records.map(([name, type, data]) => ({ name, type, TTL: 60, data })),
    });
  const lookUp = (response: Response, type: 'A' | 'CNAME' | 'NS' | 'TXT') =>
    dnsHostProof(resolver, () => Promise.resolve(response)).lookUp('www.pies.example', type);

  it('comes without what is of another type, in lower case and without the last dot', async () => {
    const response = answer(
      ['www.pies.example.', 5, 'Sites.Larder.Test.'],
      ['sites.larder.test.', 1, '192.0.2.1'],
    );
    expect(await lookUp(response.clone(), 'CNAME')).toEqual(['sites.larder.test']);
    expect(await lookUp(response, 'A')).toEqual(['192.0.2.1']);
  });

  it('is a text without the backslashes that its quotes need', async () => {
    const response = answer(['www.pies.example.', 16, '"v=DKIM1\\; " "p=MIGf\\"\\\\"']);
    expect(await lookUp(response, 'TXT')).toEqual(['v=DKIM1; p=MIGf"\\']);
  });

  it('names no name servers of what an alias leads to', async () => {
    const response = answer(
      ['www.pies.example.', 5, 'larder.test.'],
      ['larder.test.', 2, 'ns1.larder.test.'],
    );
    expect(await lookUp(response, 'NS')).toEqual([]);
    const own = answer(['WWW.Pies.Example.', 2, 'Ada.NS.Cloudflare.com.']);
    expect(await lookUp(own, 'NS')).toEqual(['ada.ns.cloudflare.com']);
  });
});
