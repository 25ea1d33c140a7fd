import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRecipe, aText } from '#functions/testing/random/builders.ts';
import { findFreePort } from '#scripts/running/port.ts';
import type { Answered } from '../http.ts';
import {
  aWorkerSite,
  startWorker,
  until,
  type WorkerPlatform,
  type WorkerSite,
} from '../platform/worker-site.ts';

type Crawled = { path: string; answer: Answered };

let platform: WorkerPlatform;
let site: WorkerSite;
let pages: Crawled[];

const hostile = '</script><script>alert(1)</script><img src=x onerror=alert(1)>"\'&';

/** A site with one page of every kind, whose cook writes markup into every text field. */
beforeAll(async () => {
  platform = await startWorker(await findFreePort());
  site = await aWorkerSite(platform, 'hearth');
  const recipe = await site.publish(
    aRecipe({
      title: `Rye ${hostile}`,
      slug: 'rye',
      description: aText(hostile),
      note: aText(hostile),
      youtubeVideoId: 'dQw4w9WgXcQ',
      keywords: [hostile],
      instructionGroups: [groupOf(hostile)],
    }),
  );
  await site.publish(aRecipe({ slug: 'premium', privacySetting: 'subscribers_only' }));
  await site.send('POST', '/collections', {
    title: 'Bakes',
    slug: 'bakes',
    recipeIds: [recipe.id],
  });
  await site.send('PUT', '/sites', {
    title: `Hearth ${hostile}`,
    slug: 'hearth',
    about: aText(hostile),
    aboutShort: aText(hostile),
    links: [{ label: hostile, href: 'https://shop.example/' }],
    events: [{ title: hostile, date: '2026-06-01' }],
    book: { title: hostile, subtitle: null },
    googleAnalyticsId: 'G-ABCDEF1234',
    cssOverrides: '.recipe { color: red } </style><script>alert(1)</script>',
  });
  await until(async () => (await site.get('/book')).status === 200);
  pages = [...(await site.crawl()), { path: '/nowhere', answer: await site.get('/nowhere') }];
});
afterAll(() => platform.stop());

function groupOf(text: string) {
  const instruction = {
    id: crypto.randomUUID(),
    content: aText(text),
    timerMinutes: 5,
    note: null,
    videoId: null,
    images: [],
  };
  return { id: crypto.randomUUID(), title: text, note: null, instructions: [instruction] };
}

const isHtml = ({ answer }: Crawled) =>
  answer.headers['content-type'] === 'text/html; charset=utf-8';
const htmlPages = () => pages.filter(isHtml);

function policyOf({ answer }: Crawled): Map<string, string[]> {
  const policy = String(answer.headers['content-security-policy']);
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const isOwn = (address: string) => /^(?:\/(?!\/)|data:image\/)/.test(address);

/** What of a page its own policy would stop: inline code without its hash, and foreign addresses. */
function violationsOf(page: Crawled): string[] {
  const policy = policyOf(page);
  const { document } = new JSDOM(page.answer.text).window;
  const textsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent);
  const unhashed = (directive: string, selector: string) =>
    textsOf(selector).filter((text) => !policy.get(directive)?.includes(hashOf(text)));
  const loaded = [...document.querySelectorAll('[src], link[href]:not([rel=canonical])')]
    .filter((element) => element.localName !== 'iframe')
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => [
    ...element.attributes,
  ]);
  return [
    ...unhashed('script-src', 'script:not([src], [type="application/ld+json"])'),
    ...unhashed('style-src', 'style'),
    ...loaded.filter((address) => !isOwn(address)),
    ...attributes.filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
    ...attributes.filter(({ value }) => /^\s*javascript:/i.test(value)).map(({ value }) => value),
  ];
}

describe('Security headers, security S7.5', () => {
  it('stand on a page of every kind', () => {
    expect(
      htmlPages()
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual([
      '/',
      '/about',
      '/book',
      '/collections',
      '/collections/bakes',
      '/events',
      '/links',
      '/nowhere',
      '/privacy',
      '/recipes',
      '/recipes/premium',
      '/recipes/rye',
      '/terms',
    ]);
    const headers = pages.map((page) => page.answer.headers);
    const every = (name: string) => [...new Set(headers.map((given) => given[name]))];
    expect(every('x-content-type-options')).toEqual(['nosniff']);
    expect(every('referrer-policy')).toEqual(['strict-origin-when-cross-origin']);
    expect(every('cross-origin-opener-policy')).toEqual(['same-origin']);
    expect(every('permissions-policy')[0]).toContain('camera=()');
  });

  it('let a page run its own code only, and be framed by nobody', () => {
    const policies = htmlPages().map(policyOf);
    expect(policies.map((policy) => policy.get('default-src'))).toEqual(
      policies.map(() => ["'none'"]),
    );
    const all = policies.flatMap((policy) => [...policy.values()].flat());
    expect(all).not.toContain("'unsafe-eval'");
    expect(policies.flatMap((policy) => policy.get('script-src'))).not.toContain("'unsafe-inline'");
    const [policy] = policies;
    expect(policy?.get('object-src')).toEqual(["'none'"]);
    expect(policy?.get('base-uri')).toEqual(["'none'"]);
    expect(policy?.get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('let what is no page load nothing at all', () => {
    const others = pages.filter((page) => !isHtml(page));
    expect(others.length).toBeGreaterThan(5);
    expect(new Set(others.map(({ answer }) => answer.headers['content-security-policy']))).toEqual(
      new Set(["default-src 'none'"]),
    );
  });
});

describe('No page breaks its own policy, security S7.5', () => {
  it('in scripts, styles, pictures, films or event attributes', () => {
    const broken = htmlPages().map((page) => [page.path, violationsOf(page)] as const);
    expect(broken.filter(([, violations]) => violations.length > 0)).toEqual([]);
  });

  it('nor allows code that a cook wrote as text', () => {
    const allowed = htmlPages().flatMap((page) => policyOf(page).get('script-src'));
    expect(allowed).not.toContain(hashOf('alert(1)'));
    const bodies = htmlPages().map(({ answer }) => new JSDOM(answer.text).window.document);
    expect(bodies.flatMap((document) => [...document.querySelectorAll('img[src=x]')])).toEqual([]);
    const texts = htmlPages().map(({ answer }) => answer.text);
    expect(texts.filter((text) => !text.includes('alert(1)'))).toEqual([]);
  });

  it('and structured data stays data', () => {
    const rye = htmlPages().find(({ path }) => path === '/recipes/rye')!;
    const { document } = new JSDOM(rye.answer.text).window;
    const names = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (block) => (JSON.parse(block.textContent) as { name?: string }).name,
    );
    expect(names).toContain(`Rye ${hostile}`);
  });
});

describe('What machines read is well formed, design §4.9', () => {
  it('whatever the texts are', () => {
    const feed = pages.find(({ path }) => path === '/feed.xml')!.answer;
    expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(feed.text).not.toContain('<script');
    const manifest = pages.find(({ path }) => path === '/manifest.webmanifest')!.answer;
    expect(JSON.parse(manifest.text)).toMatchObject({ name: `Hearth ${hostile}` });
  });
});
