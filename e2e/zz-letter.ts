import { launchBrowser } from './browser.ts';
import { readFileSync } from 'node:fs';
const base = 'http://localhost:8842';
const sites = [['hearth','owner-token'],['market-garden','owner-token-market-garden'],['atelier','owner-token-atelier']];
const browser = await launchBrowser();
for (const [slug, file] of sites) {
  const token = readFileSync(`/tmp/st/${file}`, 'utf8').trim();
  const call = async (method: string, path: string, body?: unknown) => {
    const r = await fetch(`${base}/api/v1/manage/${slug}${path}`, { method, headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }, body: body && JSON.stringify(body) });
    return r.json() as any;
  };
  const list = await call('GET', '/recipes?limit=40');
  const premium = list.recipes.find((r: any) => r.privacySetting === 'subscribers_only' && r.publishedAt) ?? list.recipes[0];
  const note = { type: 'document', children: [
    { type: 'paragraph', children: [{ text: 'The first cold evening of the year came on Tuesday, and with it the wish for something that takes the oven an hour and me ten minutes. ' }, { text: 'Here it is.', bold: true }] },
    { type: 'paragraph', children: [{ text: 'If you make it, write to me below the recipe; I read ' }, { type: 'link', href: 'https://example.com/a', children: [{ text: 'every comment' }] }, { text: '.' }] },
    { type: 'bulleted-list', children: [{ type: 'list-item', children: [{ text: 'It keeps for three days' }] }, { type: 'list-item', children: [{ text: 'and freezes well' }] }] } ] };
  const made = await call('POST', '/newsletter-sends', { recipeId: premium.id, note, previewLine: 'An hour in the oven, ten minutes of yours.', isDraft: true });
  console.log(slug, premium.title, JSON.stringify(made).slice(0, 120));
  const id = made.newsletterSend.id;
  const link = await call('POST', '/page-preview-links', { page: { kind: 'letter', id } });
  console.log(JSON.stringify(link));
  for (const reader of ['free', 'monthly']) for (const width of [360, 700]) for (const scheme of ['light', 'dark'] as const) {
    if (reader === 'free' && (width === 700)) { if (scheme === 'dark') continue; }
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme, deviceScaleFactor: 1 });
    const res = await page.goto(`${link.link.url}?reader=${reader}`, { waitUntil: 'networkidle' });
    if (res?.status() !== 200) console.log(res?.status(), await page.content());
    await page.screenshot({ path: `/tmp/shots/${slug}-${reader}-${width}-${scheme}.png`, fullPage: true });
    if (width === 360 && scheme === 'light') console.log(reader, (await page.content()).length);
    await page.close();
  }
  const u = new URL(`${link.link.url}?reader=monthly&page=text`); const pg = await browser.newPage(); await pg.goto(u.href); console.log((await pg.innerText('body')).slice(0,1500)); await pg.close();
}
await browser.close();
