import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type BrokenLink = { file: string; address: string };

const attribute = /\b(?:href|src|poster|component-url|renderer-url)="([^"]*)"/g;
const candidates = /\bsrcset="([^"]*)"/g;
const style = /url\(["']?([^"')]+)["']?\)/g;
const location = /<(?:loc|link|guid isPermaLink="true")>([^<]+)</g;

/** Every link within the export that no file answers. */
export function findBrokenLinks(folder: string, origin: string): BrokenLink[] {
  return textFiles(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const paths = addressesIn(text).flatMap((address) => pathWithin(address, origin) ?? []);
    return [...new Set(paths)]
      .filter((path) => !isAnswered(folder, path))
      .map((address) => ({ file, address }));
  });
}

function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:html|xml|css|webmanifest)$/.test(file))
    .toSorted();
}

function addressesIn(text: string): string[] {
  const single = [attribute, style, location].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, address = '']) => address),
  );
  const lists = [...text.matchAll(candidates)].flatMap(([, list = '']) =>
    list.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  return [...single, ...lists].map((address) => address.trim().replaceAll('&amp;', '&'));
}

/** The path of an address of this site; null for one that leads elsewhere or nowhere. */
function pathWithin(address: string, origin: string): string | null {
  const local = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!local.startsWith('/') || local.startsWith('//')) return null;
  return local.split(/[?#]/, 1)[0] ?? null;
}

/** As a plain file server answers: a file, a folder with a page in it, or the page for all else. */
function isAnswered(folder: string, path: string): boolean {
  const file = join(folder, path === '/404' ? '404.html' : path);
  if (!existsSync(file)) return false;
  return statSync(file).isFile() || existsSync(join(file, 'index.html'));
}
