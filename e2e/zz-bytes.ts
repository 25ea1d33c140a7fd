import { brotliCompressSync, gzipSync } from 'node:zlib';
import { clientScripts } from './client-scripts.ts';
const scripts = clientScripts();
for (const [site, path] of [
  ['hearth', '/recipes/notch-country-loaf'],
  ['market-garden', '/'],
  ['atelier', '/'],
  ['hearth', '/'],
] as const) {
  const r = await fetch(`http://localhost:8821${path}`, {
    headers: { host: `${site}.localhost:8821` },
  }).catch(() => null);
  const { execSync } = await import('node:child_process');
  const text = execSync(
    `curl -s --resolve ${site}.localhost:8821:127.0.0.1 http://${site}.localhost:8821${path}`,
  ).toString();
  const read: any = (scripts as any).toRead(text, ['RecipeWork', 'SliderControls']);
  const all: any = (scripts as any).ofPage(text);
  const sum = (x: any) =>
    [...x].reduce((s: number, e: any) => s + (e.bytes ?? e.size ?? e.length ?? 0), 0);
  console.log(
    site,
    path,
    text.length,
    'gz',
    gzipSync(text).length,
    'br',
    brotliCompressSync(text).length,
    'read',
    sum(read),
    'all',
    sum(all),
    [...read][0],
  );
}
