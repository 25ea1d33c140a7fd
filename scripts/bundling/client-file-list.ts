import { readdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Leaves a list of the hashed client files, so that the Worker can keep them past the next deploy. */
export function clientFileList(): AstroIntegration {
  return {
    name: 'client-file-list',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = new URL('_astro/', dir);
        const names = (await readdir(folder)).filter((name) => name !== 'files.json').toSorted();
        const paths = names.map((name) => `/_astro/${name}`);
        await writeFile(new URL('files.json', folder), JSON.stringify(paths));
      },
    },
  };
}
