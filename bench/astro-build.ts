import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import { z } from 'zod';
import type { PageFacts } from '#content/facts.ts';
import type { PageRef } from '#domain/publishing/publishing.ts';
import { toolEnvironment } from '#scripts/tool-environment.ts';

/** What pages are made from, loaded from the database as the publisher loads it. */
export type PageBatch = { refs: PageRef[]; facts: PageFacts };

export type AstroProject = {
  /** Builds so many pages from process start to exit and answers the seconds that took. */
  build: (pages: number, islands: IslandRendering) => Promise<number>;
  remove: () => void;
};

const root = join(import.meta.dirname, '..');
const { dependencies } = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const modelsPath = 'src/pages/models.jsonl.ts';
const recipesPath = 'src/pages/recipes/[slug].astro';

/** How islands are rendered: as Astro comes, or as the product has it (decision 27). */
export type IslandRendering = 'stock' | 'own';

const integrations: Record<IslandRendering, string> = {
  stock: 'react(), directive, fontCuts()',
  own: 'islandRuntime(), react(), fontCuts()',
};

const configOf = (islands: IslandRendering) => `
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { fontCuts } from '${root}/scripts/fonts/font-cuts.ts';
import { islandRuntime } from '${root}/scripts/bundling/island-runtime.ts';

const directive = {
  name: 'directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: '${root}/src/islands/interaction.ts' }),
  },
};

export default defineConfig({
  integrations: [${integrations[islands]}],
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  compressHTML: true,
});
`;

/** Turns facts into page models with the real themes, which only a build of Vite can load. */
const modelsEndpoint = `
import { readFileSync } from 'node:fs';
import { deserialize } from 'node:v8';
import { pageModel } from '${root}/src/content/page-model.ts';
import { themeOf } from '${root}/src/themes/theme-model.ts';

export const GET = () => {
  const batches = deserialize(readFileSync(process.env.BENCH_FACTS));
  const models = batches.flatMap(({ refs, facts }) => refs.map((ref) => pageModel(facts, ref, themeOf)));
  return new Response(models.map((model) => JSON.stringify(model)).join('\\n'));
};
`;

const recipesRoute = `---
import { readFileSync } from 'node:fs';
import Recipe from '${root}/src/pages/sites/recipe.astro';

export function getStaticPaths() {
  const lines = readFileSync(process.env.BENCH_MODELS, 'utf8').split('\\n');
  return lines.slice(0, Number(process.env.BENCH_PAGES)).map((line) => {
    const page = JSON.parse(line);
    return { params: { slug: page.meta.path.split('/').at(-1) }, props: { page } };
  });
}

Astro.locals.page = Astro.props.page;
---
<Recipe />
`;

/** A static Astro site in a temporary folder that renders the same models with the same templates. */
export async function createAstroProject(batches: PageBatch[]): Promise<AstroProject> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-astro-'));
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // Astro asks the named dependencies which of them a build has to bundle.
  write('package.json', JSON.stringify({ type: 'module', dependencies }));
  write('astro.config.mjs', configOf('own'));
  write('facts', serialize(batches));
  write(modelsPath, modelsEndpoint);
  await runAstro(folder, { BENCH_FACTS: join(folder, 'facts') }, 'models');
  rmSync(join(folder, modelsPath));
  write(recipesPath, recipesRoute);
  return {
    build: async (pages, islands) => {
      write('astro.config.mjs', configOf(islands));
      const started = performance.now();
      const models = join(folder, 'models/models.jsonl');
      await runAstro(folder, { BENCH_MODELS: models, BENCH_PAGES: String(pages) }, 'dist');
      return (performance.now() - started) / 1000;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

// In the background: connections to the platform that end meanwhile have to be noticed.
async function runAstro(folder: string, environment: Record<string, string>, outDir: string) {
  const astro = spawn('astro', ['build', '--root', folder, '--outDir', join(folder, outDir)], {
    cwd: folder,
    env: { ...toolEnvironment, ...environment },
  });
  const [said, complained] = await Promise.all([
    text(astro.stdout),
    text(astro.stderr),
    once(astro, 'close'),
  ]);
  if (astro.exitCode !== 0) throw new Error(`astro build failed:\n${said}\n${complained}`);
}
