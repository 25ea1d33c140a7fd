import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { fontFamily, fontKeys, nearestWeight } from '#domain/look/fonts.ts';
import { everydayWeights, familySlug, titleWeights } from '#domain/look/theme/font-cut.ts';
import { cutFont, type Weights } from './cut-font.ts';

const root = join(import.meta.dirname, '../..');
/** What cuts follow from, and what else modules do that name them. */
const recipe = [
  'scripts/fonts/cut-font.ts',
  'src/domain/look/theme/font-cut.ts',
  'package-lock.json',
];
const naming = ['scripts/fonts/font-cuts.ts', 'src/domain/look/fonts.ts'];
const isLatin = /-latin-(?!ext-)/;
const upright = /\/([a-z\d-]+)-latin-(?:wght|opsz)-normal\.woff2$/;

/** Lets an import of `font.woff2?cut` have the addresses of the file, whole and as `cut-font.ts` cuts it. */
export function fontCuts(): AstroIntegration {
  const folder = join(root, '.cache/fonts', digestOf(recipe));
  const cutOf = async (file: string, weights: Weights): Promise<string> => {
    const name = `${basename(file, '.woff2')}-${weights.lightest}-${weights.boldest}.woff2`;
    const cut = join(folder, name);
    if (!existsSync(cut)) await write(cut, await cutFont(file, weights));
    return cut;
  };
  const plugin = {
    // The test runner keeps what a plugin of the same name made.
    name: `font-cuts-${digestOf([...recipe, ...naming])}`,
    // Before Vite takes every font for a file to be copied.
    enforce: 'pre' as const,
    async load(id: string): Promise<string | undefined> {
      const [file = '', query] = id.split('?');
      if (query !== 'cut') return undefined;
      if (!isLatin.test(file)) return `${addressOf('whole', file)} export default { whole };`;
      const cut = await cutOf(file, everydayWeights);
      const cutsAt = titleWeightsOf(file).map(async (weight) => {
        const one = await cutOf(file, { lightest: weight, boldest: weight });
        return { name: `at${weight}`, one, entry: `${weight}: at${weight}` };
      });
      const titles = await Promise.all(cutsAt);
      return [
        addressOf('whole', file),
        addressOf('cut', cut),
        ...titles.map(({ name, one }) => addressOf(name, one)),
        `export default { whole, cut, cutAt: { ${titles.map(({ entry }) => entry).join()} } };`,
      ].join('\n');
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

/** The weights of titles that a file has: none in italics, which titles seldom have, and in static ones. */
function titleWeightsOf(file: string): readonly number[] {
  const [, slug] = upright.exec(file) ?? [];
  const family = fontKeys.map(fontFamily).find((known) => familySlug(known.family) === slug);
  if (!family) return [];
  return titleWeights.filter((weight) => weight === nearestWeight(family, weight));
}

const addressOf = (name: string, file: string) =>
  `import ${name} from ${JSON.stringify(`${file}?url&no-inline`)};`;

/** Written atomically, also where several processes write the same file. */
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
