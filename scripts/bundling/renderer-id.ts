import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
// What names scripts counts as well, since pages address them by their hashes.
const naming = ['scripts/bundling/client-chunks.ts', 'scripts/bundling/island-runtime.ts'];
const inputs = ['src', 'functions', 'package-lock.json', 'astro.config.mjs', ...naming];

/** Names what renders pages by its content: equal code renders equal pages. */
export function rendererId(): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf).toSorted()) {
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  if (/\.(?:json|mjs|ts)$/.test(path)) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
