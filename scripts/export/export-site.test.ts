import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBrokenLinks } from './broken-links.ts';
import type { ExportSource } from './export-source.ts';
import { exportSite } from './export-site.ts';
import { crawl, serveFiles } from './testing/file-server.ts';

const origin = 'http://hearth.localhost:8787';
const picture = '/media/76e36de9-76bc-44cf-9d34-299e46defe64.jpg';

const texts: Record<string, string> = {
  '/': `<link rel="icon" href="${picture}?width=16&amp;height=16"><link rel="manifest" href="/manifest.webmanifest">
    <style>@font-face{src:url(/_astro/serif.A1.woff2)}</style><a href="/recipes">All</a>
    <img src="${picture}?width=800" srcset="${picture}?width=480 480w, ${picture}?width=800 800w">
    <astro-island component-url="/_astro/Search.B2.js"></astro-island>`,
  '/recipes': `<a href="/">Home</a><a href="/recipes/loaf#notes">Loaf</a><a href="/recipes/old">Old</a>`,
  '/recipes/loaf': `<link rel="canonical" href="${origin}/recipes/loaf"><a href="/recipes?tags=rye">Rye</a>
    <video src="/media/76e36de9-76bc-44cf-9d34-299e46defe65.mp4"></video>`,
  '/404': '<a href="/">Home</a>',
  '/robots.txt': `User-agent: *\n\nSitemap: ${origin}/sitemap.xml\n`,
  '/sitemap.xml': `<urlset><url><loc>${origin}/recipes/loaf</loc></url></urlset>`,
  '/manifest.webmanifest': `{"icons":[{"src":"${picture}?width=192"}]}`,
};
const types: Record<string, string> = {
  '/robots.txt': 'text/plain; charset=utf-8',
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
};
const files: Record<string, string> = {
  '/_astro/serif.A1.woff2': 'font',
  '/_astro/Search.B2.js': 'import"./client.C3.js"',
  '/_astro/client.C3.js': 'export{}',
  '/media/76e36de9-76bc-44cf-9d34-299e46defe65.mp4': 'film',
};

const encoder = new TextEncoder();
/** No text, whatever it is read as. */
const shared = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]);
const bytesOf = new Map(Object.entries(texts).map(([path, text]) => [path, encoder.encode(text)]));

/** A small site whose pictures are what was asked for. */
const source: ExportSource = {
  pages: [
    ...Object.keys(texts).map((path) => ({
      path,
      contentType: types[path] ?? 'text/html; charset=utf-8',
      location: null,
    })),
    { path: '/share.png', contentType: 'image/png', location: null },
    { path: '/recipes/old', contentType: 'text/plain; charset=utf-8', location: '/recipes/loaf' },
  ],
  readPage: ({ path }) => Promise.resolve(bytesOf.get(path) ?? shared),
  fetchFile(path, accept) {
    const known = files[path] ?? (path.startsWith(picture) ? `${path} ${accept}` : null);
    if (known === null) return Promise.resolve(null);
    const contentType = accept.includes('webp') ? 'image/webp' : 'image/png';
    return Promise.resolve({ bytes: encoder.encode(known), contentType });
  },
};

let folder: string;
let out: string;

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
});
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-export-'));
  out = join(folder, 'hearth');
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (task: { origin?: string; from?: ExportSource } = {}) =>
  exportSite({
    source: task.from ?? source,
    folder: out,
    origin: task.origin ?? null,
    say: () => {},
  });
const read = (file: string) => readFileSync(join(out, file), 'utf8');

describe('An exported site, design §4.10', () => {
  test('is a file for every address', async () => {
    const summary = await write();
    expect(summary).toMatchObject({ pages: 8, redirects: 1, media: 5, assets: 3, missing: [] });
    const written = readdirSync(out, { recursive: true, encoding: 'utf8' });
    expect(written).toEqual(
      expect.arrayContaining([
        'index.html',
        '404.html',
        'recipes/index.html',
        'recipes/loaf/index.html',
        'recipes/old/index.html',
        'robots.txt',
        'sitemap.xml',
        'manifest.webmanifest',
        '_redirects',
        '_astro/client.C3.js',
      ]),
    );
    expect(written.filter((file) => file.includes('?'))).toEqual([]);
  });

  test('has no broken link on a plain file server', async () => {
    await write();
    const server = await serveFiles(out);
    const { broken, visited } = await crawl(server.address, origin);
    server.stop();
    expect(broken).toEqual([]);
    expect(visited).toBeGreaterThan(10);
    expect(findBrokenLinks(out, origin)).toEqual([]);
  });

  test('names the links that would be broken', async () => {
    await write();
    rmSync(join(out, 'recipes/loaf'), { recursive: true });
    expect(findBrokenLinks(out, origin)).toEqual([
      { file: 'recipes/index.html', address: '/recipes/loaf' },
      { file: 'recipes/old/index.html', address: '/recipes/loaf' },
      { file: 'sitemap.xml', address: '/recipes/loaf' },
    ]);
  });

  test('is written for the address it will be served under', async () => {
    const { origin: used } = await write({ origin: 'https://cook.example' });
    expect(used).toBe('https://cook.example');
    expect(read('sitemap.xml')).toContain('<loc>https://cook.example/recipes/loaf</loc>');
    expect(read('recipes/old/index.html')).toContain('https://cook.example/recipes/loaf');
  });

  test('shows WebP to visitors and PNG to all others', async () => {
    await write();
    expect(read('index.html')).toMatch(/<link rel="icon" href="\/media\/[0-9a-f-]+\.png">/);
    expect(read('index.html')).toMatch(/<img src="\/media\/[0-9a-f-]+\.webp"/);
    expect(read('manifest.webmanifest')).toMatch(/"src":"\/media\/[0-9a-f-]+\.png"/);
  });

  test('keeps pictures among pages as the bytes they are', async () => {
    await write();
    expect(new Uint8Array(readFileSync(join(out, 'share.png')))).toEqual(shared);
  });

  test('says which files the platform did not answer', async () => {
    const from = { ...source, fetchFile: () => Promise.resolve(null) };
    const { missing } = await write({ from });
    expect(missing).toContain('/_astro/serif.A1.woff2');
    expect(missing).toContain(`${picture}?width=480`);
    expect(read('index.html')).toContain(`${picture}?width=480`);
  });

  test('replaces an earlier export and nothing else', async () => {
    await write();
    writeFileSync(join(out, 'gone.html'), '');
    await write();
    expect(existsSync(join(out, 'gone.html'))).toBe(false);
    rmSync(out, { recursive: true });
    mkdirSync(out);
    writeFileSync(join(out, 'thesis.txt'), 'mine');
    await expect(write()).rejects.toThrow(/holds something else/);
    expect(read('thesis.txt')).toBe('mine');
  });

  test('needs pages that are live', async () => {
    await expect(write({ from: { ...source, pages: [] } })).rejects.toThrow(
      'The site has no live pages yet.',
    );
  });
});
