import { launchBrowser } from './browser.ts';
import { readFileSync } from 'node:fs';
const token = readFileSync('/tmp/st/owner-token-atelier','utf8').trim();
const call = async (method: string, path: string, body?: unknown) => (await fetch(`http://localhost:8842/api/v1/manage/atelier${path}`, { method, headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }, body: body && JSON.stringify(body) })).json() as any;
const l = await call('GET','/newsletter-sends');
const link = await call('POST','/page-preview-links',{page:{kind:'letter',id:l.newsletterSends[0].id}});
const b = await launchBrowser(); const p = await b.newPage(); await p.goto(link.link.url+'?reader=free'); console.log((await p.content()).slice(0,3500)); console.log(await p.evaluate(()=>getComputedStyle(document.querySelector('h1')!).fontFamily)); await b.close();
