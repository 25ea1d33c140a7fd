import { describe, expect, it } from 'vitest';
import type { NewsletterLinksAnswer } from '#contract/mail/newsletter-send.ts';
import { letterCode } from '#domain/mail/newsletter/letter-code.ts';
import { defaultRateLimits } from '#functions/http/limits/rate-limits.ts';
import {
  anAppThatWrites,
  aSentNewsletter,
  manyReaders,
} from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';

const shop = 'https://shop.example/?a=1&b="2"';
const link = (href: string, text: string) => ({ type: 'link', href, children: [{ text }] });
const noteOf = (site: string) => ({
  type: 'document',
  children: [
    {
      type: 'paragraph',
      children: [
        link(`${site}/recipes?tag=plum`, 'Plums'),
        link(shop, 'My shop'),
        link('mailto:edna@pies.example', 'Write'),
        link('tel:+41441234567', 'Call'),
      ],
    },
  ],
});

const app = await anAppThatWrites();

/** A site whose newsletter has left to three readers. */
async function aSite(settings: object = { newsletterCountsClicks: true }) {
  const cook = await aCook(app, { settings: { newslettersEnabled: true, ...settings } });
  await manyReaders(app, cook, 3);
  const origin = `https://${cook.site.slug}.larder.test`;
  const { id, taken } = await aSentNewsletter(app, cook, { note: noteOf(origin) });
  const hrefs = taken.map(({ html }) =>
    [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href),
  );
  const tokens = [...new Set(hrefs.flat())]
    .filter((href) => href.startsWith('https://larder.test/go/'))
    .map((href) => href.split('/').at(-1) ?? '');
  const linksOf = async () => {
    await app.settled();
    return (await cook.get<NewsletterLinksAnswer>(`/newsletter-sends/${id}/links`)).body.links;
  };
  const visitsOf = async () => (await linksOf()).map(({ visits }) => visits);
  return { cook, origin, id, taken, hrefs, tokens, linksOf, visitsOf };
}

let clients = 0;
const follow = (token: string, method = 'GET', client = `client-${(clients += 1)}`) =>
  app.call(method, `/go/${token}`, { headers: { 'CF-Connecting-IP': client } });
const change = (cook: Awaited<ReturnType<typeof aCook>>, settings: object) => {
  const { title, slug } = cook.site;
  return cook.put('/sites', { title, slug, ...settings });
};

describe('The links of a newsletter', () => {
  it('are what they are, unless the cook has visits counted', async () => {
    const { hrefs, linksOf } = await aSite({});
    expect(hrefs.flat().filter((href) => href.includes('/go/'))).toEqual([]);
    expect(await linksOf()).toEqual([]);
  });

  it('lead all readers through the same addresses, but for the ways out and to people', async () => {
    const { hrefs, taken } = await aSite();
    const others = hrefs.map((each) => each.filter((href) => !href.includes('/go/')));
    const counted = hrefs.map((each) => each.filter((href) => href.includes('/go/')));
    expect(new Set(counted.map((each) => each.join(' '))).size).toBe(1);
    expect(
      others.map((each) => each.filter((href) => href.includes('unsubscribe')).length),
    ).toEqual([1, 1, 1]);
    const toPeople = others.flat().filter((href) => !href.includes('unsubscribe'));
    expect([...new Set(toPeople)]).toEqual(['mailto:edna@pies.example', 'tel:+41441234567']);
    expect(taken.filter(({ text }) => text.includes('/go/'))).toEqual([]);
    expect(taken[0]?.text).toContain(shop);
  });

  it('lead where their cook wrote, and name the newsletter on the site alone', async () => {
    const { origin, id, tokens } = await aSite();
    const answers = await Promise.all(tokens.map((token) => follow(token)));
    const code = `letter=${letterCode(id)}`;
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302]);
    expect(answers.map(({ headers }) => headers.get('Location'))).toEqual([
      `${origin}/?${code}`,
      `${origin}/recipes?tag=plum&${code}`,
      shop,
    ]);
    const [said] = answers.map(({ headers }) => headers);
    expect(said?.get('Referrer-Policy')).toBe('no-referrer');
    expect(said?.get('X-Robots-Tag')).toBe('noindex');
    expect(said?.get('Cache-Control')).toBe('no-store');
    expect(said?.get('Set-Cookie')).toBeNull();
  });
});

describe('Visits by the links of a newsletter', () => {
  it('are counted by link, also many at once, and shown as the cook wrote them', async () => {
    const { origin, tokens, linksOf } = await aSite();
    await Promise.all(Array.from({ length: 20 }, () => follow(tokens[1]!)));
    await follow(tokens[2]!);
    expect(await linksOf()).toEqual([
      { href: `${origin}/recipes?tag=plum`, visits: 20 },
      { href: shop, visits: 1 },
      { href: `${origin}/`, visits: 0 },
    ]);
  });

  it('are none where only the head is asked for', async () => {
    const { tokens, visitsOf } = await aSite();
    expect((await follow(tokens[0]!, 'HEAD')).status).toBe(302);
    expect(await visitsOf()).toEqual([0, 0, 0]);
  });

  it('of one client are counted up to a limit, and lead on beyond', async () => {
    const { tokens, visitsOf } = await aSite();
    const { limit } = defaultRateLimits.letterLink;
    const often = Array.from({ length: limit + 5 }, () => follow(tokens[0]!, 'GET', 'robot'));
    const statuses = (await Promise.all(often)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([302]));
    expect(await visitsOf()).toEqual([limit, 0, 0]);
  });

  it('are counted no more once the cook wants it so, and lead on', async () => {
    const { cook, tokens, visitsOf } = await aSite();
    await follow(tokens[0]!);
    await visitsOf();
    await change(cook, { newsletterCountsClicks: false });
    expect((await follow(tokens[0]!)).status).toBe(302);
    expect(await visitsOf()).toEqual([1, 0, 0]);
  });

  it('are told to nobody but the owner of the site', async () => {
    const { cook, id } = await aSite();
    const other = await aCook(app);
    expect((await other.get(`/newsletter-sends/${id}/links`)).status).toBe(404);
    const path = `${cook.site.base}/newsletter-sends/${id}/links`;
    expect((await app.call('GET', path)).status).toBe(401);
  });
});

describe('An address that counts visits', () => {
  it('leads nowhere where we did not make it', async () => {
    const { cook, id, tokens, visitsOf } = await aSite();
    const [siteId, sendId, , mark] = tokens[0]!.split('.');
    const unsubscribe = await app.adapters.unsubscribes.sign({ siteId: cook.site.id, userId: id });
    const forged = [
      'x',
      `${siteId}.${sendId}.1.${mark}`,
      `${siteId}.${sendId}.00.${mark}`,
      unsubscribe,
      encodeURIComponent('https://evil.example/'),
    ];
    const answers = await Promise.all(forged.map((token) => follow(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const [{ headers, body }] = answers as [Awaited<ReturnType<typeof follow>>];
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Location')).toBeNull();
    expect(String(body)).toContain('This link leads nowhere');
    expect(await visitsOf()).toEqual([0, 0, 0]);
  });

  it('leads nowhere where the newsletter has no such link, or is of another site', async () => {
    const { cook, id } = await aSite();
    const other = await aCook(app);
    const { letterLinks } = app.adapters;
    const beyond = await letterLinks.sign({ siteId: cook.site.id, sendId: id, no: 3 });
    const elsewhere = await letterLinks.sign({ siteId: other.site.id, sendId: id, no: 0 });
    expect((await follow(beyond)).status).toBe(404);
    expect((await follow(elsewhere)).status).toBe(404);
  });

  it('says that the site has closed that sent it', async () => {
    const { cook, tokens } = await aSite();
    await cook.post('/site-deletion', { title: cook.site.title });
    const { status, body } = await follow(tokens[0]!);
    expect(status).toBe(410);
    expect(String(body)).toContain('This site has closed');
  });
});
