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
