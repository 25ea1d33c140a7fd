import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const made = new Set([
  '.git',
  '.astro',
  '.dev.vars',
  '.vitest',
  '.cache',
  '.wrangler',
  'dist',
  'node_modules',
  'test-results',
]);

/** Every file of the repository that is not made by a tool, as a path from its root. */
export function repositoryFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !made.has(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? repositoryFiles(path) : [path];
    });
}

/** The text of a file, or nothing for a picture, a font and the like. */
export function readText(path: string): string {
  const bytes = readFileSync(join(root, path));
  return bytes.includes(0) ? '' : bytes.toString('utf8');
}
