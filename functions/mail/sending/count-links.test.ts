import { describe, expect, it } from 'vitest';
import type { Audience } from '#domain/mail/newsletter/newsletter-send.ts';
import { fakeAdapters } from '#functions/testing/app/fake-adapters.ts';
import { unhurried } from '#functions/testing/app/test-app.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { countLinks } from './count-links.ts';

const host = { config: unhurried, adapters: fakeAdapters(await testDatabase()) };
const [site, shop] = ['https://pies.example/subscribe', 'https://shop.example/'];
const letters = [
  { segment: 'free', html: `<a href="${shop}">Shop</a><a href="${site}">Subscribe</a>` },
  { segment: 'paid', html: `<a href="${shop}">Shop</a>` },
] as const;

const counted = (audience: Audience) => {
  const send = { siteId: crypto.randomUUID(), id: crypto.randomUUID(), audience };
  return countLinks(host, send, letters);
};

describe('The links of a newsletter that are counted', () => {
  it.each([
    ['all', [shop, site]],
    ['free', [shop, site]],
    ['paid', [shop]],
  ] as const)('are those of the letters that go to somebody: %s', async (audience, hrefs) => {
    const { links, letters: written } = await counted(audience);
    expect(links.map(({ href }) => href)).toEqual(hrefs);
    const through = written.map(({ html }) => html.split('/go/').length - 1);
    expect(Math.max(...through)).toBe(links.length);
    expect(written).toHaveLength(2);
  });
});
