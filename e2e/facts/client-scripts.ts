import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ClientManifest } from '#scripts/bundling/client-manifest.ts';

const root = join(import.meta.dirname, '../..');
const addresses =
  /(?:src|component-url|renderer-url|before-hydration-url)="\/(_astro\/[^"]+\.js)"/g;

const islandTag = /<astro-island\s[^>]*>/g;

export type ClientScripts = ReturnType<typeof clientScripts>;

/** The scripts of a build below the root of the repository, as its manifest lists them. */
export function clientScripts(outDir = 'dist') {
  const folder = join(root, outDir);
  const manifest = readManifest(join(folder, 'client-manifest.json'));
  const textOf = (file: string) => readFileSync(join(folder, 'client', file), 'utf8');
  return {
    manifest,
    /** Of all together, each compressed as the edge sends it. */
    sizeOf: (files: Iterable<string>) =>
      [...files].reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0),
    /** All that a page loads once every island is awake. */
    ofPage: (html: string) => closureOf(manifest, addressesIn(html)),
    /**
     * What a page loads when it is read to its end and cooked by: the islands that hydrate when
     * visible, and the named ones. All others hydrate on interaction.
     */
    toRead: (html: string, used: readonly string[]) =>
      closureOf(
        manifest,
        addressesIn(html.replaceAll(islandTag, (tag) => (isRead(tag, used) ? tag : ''))),
      ),
    /** The scripts themselves and all that they import at once. */
    reachedBy: (files: string[]) => closureOf(manifest, files),
    /** The scripts that have one of the wanted modules in them. */
    holding: (isWanted: (module: string) => boolean) =>
      Object.entries(manifest).flatMap(([file, { modules }]) =>
        modules.some(isWanted) ? [file] : [],
      ),
  };
}

const addressesIn = (html: string): string[] =>
  [...html.matchAll(addresses)].flatMap(([, file]) => file ?? []);

function isRead(tag: string, used: readonly string[]): boolean {
  const [, name = ''] = /component-export="([^"]+)"/.exec(tag) ?? [];
  return !/client="interaction"/.test(tag) || used.includes(name);
}

function closureOf(manifest: ClientManifest, first: string[]): Set<string> {
  const found = new Set(first);
  for (const file of found) for (const next of manifest[file]?.imports ?? []) found.add(next);
  return found;
}

function readManifest(file: string): ClientManifest {
  return JSON.parse(readFileSync(file, 'utf8')) as ClientManifest;
}
