import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { cutFont } from './cut-font.ts';

const root = join(import.meta.dirname, '../..');
/** What cuts follow from. */
const recipe = ['scripts/fonts/cut-font.ts', 'src/themes/font-cut.ts', 'package-lock.json'];
const isLatin = /-latin-(?!ext-)/;

/** Lets an import of `font.woff2?cut` have the addresses of the file, whole and as `cut-font.ts` cuts it. */
export function fontCuts(): AstroIntegration {
  const digest = digestOf(recipe);
  const folder = join(root, '.cache/fonts', digest);
  const plugin = {
    // The test runner keeps what a plugin of the same name made.
    name: `font-cuts-${digest}`,
    // Before Vite takes every font for a file to be copied.
    enforce: 'pre' as const,
    async load(id: string): Promise<string | undefined> {
      const [file = '', query] = id.split('?');
      if (query !== 'cut') return undefined;
      if (!isLatin.test(file)) return `${addressOf('whole', file)} export default { whole };`;
      const cut = join(folder, basename(file));
      if (!existsSync(cut)) await write(cut, await cutFont(file));
      return `${addressOf('whole', file)} ${addressOf('cut', cut)} export default { whole, cut };`;
    },
  };
  return {
    name: 'font-cuts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

const addressOf = (name: string, file: string) =>
  `import ${name} from ${JSON.stringify(`${file}?url&no-inline`)};`;

/** Whole or not at all, whoever else writes the same file. */
async function write(file: string, content: Uint8Array): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

function digestOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
