import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '..');
const linter = join(root, 'node_modules/oxlint/bin/oxlint');

const refused = [
  ['src/domain/a.ts', "import { b } from '#contract/b.ts'"],
  ['src/domain/b.ts', "import { b } from 'zod'"],
  ['src/domain/c.ts', "import { b } from 'node:fs'"],
  ['src/domain/d.ts', "import { b } from '../content/b.ts'"],
  ['src/domain/deep/e.ts', "import type { B } from '../../content/b.ts'"],
  ['src/contract/a.ts', "import { b } from '#content/b.ts'"],
  ['src/contract/b.ts', "import { b } from 'hono'"],
  ['src/content/a.ts', "import { b } from '#contract/recipe/recipe.ts'"],
  ['src/content/b.ts', "import { b } from '#functions/repositories/recipe/recipe.ts'"],
  ['src/content/c.ts', "import { b } from '#stores/b.ts'"],
  ['src/components/A.astro', "import { b } from '#stores/b.ts'"],
  ['src/components/B.astro', "import { b } from '#api/client.ts'"],
  ['src/components/C.astro', "import { b } from '#content/recipe/recipe-page.ts'"],
  ['src/components/D.astro', "import { b } from '#functions/db/database.ts'"],
  ['src/components/e.ts', "import { b } from '#contract/recipe/recipe.ts'"],
  ['src/layouts/A.astro', "import { b } from '#stores/b.ts'"],
  ['src/layouts/B.astro', "import { b } from '#content/site.ts'"],
  ['src/pages/A.astro', "import { b } from '#stores/b.ts'"],
  ['src/pages/B.astro', "import { b } from '#functions/repositories/recipe/recipe.ts'"],
  ['src/pages/C.astro', "import { b } from '../content/recipe-page.ts'"],
  ['src/pages/D.astro', "import { b } from 'drizzle-orm'"],
  ['src/ui/A.tsx', "import { b } from '#domain/b.ts'"],
  ['src/ui/B.tsx', "import { b } from '@nanostores/react'"],
  ['src/islands/search/A.tsx', "import { b } from '#api/client.ts'"],
  ['src/islands/search/B.tsx', "import { b } from '#contract/recipe/recipe.ts'"],
  ['src/islands/search/C.tsx', "import { b } from '../comments/b.ts'"],
  ['src/islands/search/D.tsx', "import { b } from '#islands/comments/b.ts'"],
  ['src/islands/search/deep/E.tsx', "import { b } from '../../comments/b.ts'"],
  ['src/islands/search/F.tsx', "import { b } from '#content/b.ts'"],
  ['src/kitchen/recipes/A.tsx', "import { b } from '#islands/search/b.ts'"],
  ['src/kitchen/recipes/b.ts', "import { b } from '#functions/services/b.ts'"],
  ['src/kitchen/recipes/c.ts', "import { b } from 'hono'"],
  ['src/islands/search/G.tsx', "import { b } from '#kitchen/shell/b.ts'"],
  ['src/ui/C.tsx', "import { b } from '#kitchen/shell/b.ts'"],
  ['src/stores/a.ts', "import { b } from '#ui/b.ts'"],
  ['src/stores/b.ts', "import { b } from 'react'"],
  ['src/stores/c.ts', "import type { B } from '#functions/app.ts'"],
  ['src/api/a.ts', "import { b } from '#functions/app.ts'"],
  ['src/api/b.ts', "import { b } from '#stores/b.ts'"],
  ['src/api/d.ts', "import { b } from '#domain/site/links.ts'"],
  ['src/api/c.ts', "import type { B } from '#functions/services/b.ts'"],
  ['functions/routes/a.ts', "import { b } from '#functions/repositories/b.ts'"],
  ['functions/routes/b.ts', "import { b } from '../db/database.ts'"],
  ['functions/routes/c.ts', "import { b } from 'drizzle-orm'"],
  ['functions/services/a/a.ts', "import { b } from 'hono'"],
  ['functions/services/a/b.ts', "import { b } from 'drizzle-orm/sqlite-core'"],
  ['functions/services/a/c.ts', "import { b } from 'cloudflare:workers'"],
  ['functions/services/a/d.ts', "import { b } from '#functions/adapters/mailer.ts'"],
  ['functions/services/a/e.ts', "import { b } from '#functions/http/context.ts'"],
  ['functions/services/a/f.ts', "import { b } from '#functions/db/database.ts'"],
  ['functions/services/a/g.ts', "import { b } from '#functions/testing/random/builders.ts'"],
  ['functions/repositories/a.ts', "import { b } from '#functions/services/b.ts'"],
  ['functions/repositories/b.ts', "import { b } from '#contract/b.ts'"],
  ['functions/repositories/c.ts', "import { b } from 'hono'"],
  ['functions/db/a.ts', "import { b } from '#functions/repositories/b.ts'"],
  ['functions/adapters/a.ts', "import { b } from '#functions/repositories/b.ts'"],
  ['functions/adapters/b.ts', "import { b } from '#contract/b.ts'"],
  ['functions/adapters/c.ts', "import { b } from 'stripe'"],
  ['functions/adapters/payments/d.ts', "import { b } from 'worker-mailer'"],
  ['functions/http/a.ts', "import { b } from '#stores/b.ts'"],
  ['functions/http/b.ts', "import { b } from '#functions/worker/index.ts'"],
  ['functions/http/c.ts', "import { b } from '#functions/testing/random/builders.ts'"],
  ['functions/a.ts', "import { b } from './worker/index.ts'"],
  ['functions/jobs/a.ts', "import type { B } from '#functions/worker/environment.ts'"],
  ['functions/jobs/b.ts', "import { b } from 'cloudflare:workers'"],
  ['scripts/a.ts', "import { b } from '../src/domain/b.ts'"],
  ['scripts/b.ts', "import { b } from '#functions/worker/index.ts'"],
] as const;

const allowed = [
  ['src/domain/deep/ok.ts', "import { b } from '../units.ts'"],
  ['src/domain/ok.ts', "import type { B } from 'schema-dts'"],
  ['src/contract/ok.ts', "import { b } from 'zod'"],
  ['src/content/ok.ts', "import type { B } from '#contract/recipe/recipe.ts'"],
  ['src/content/ok2.ts', "import { messages } from '#contract/messages.ts'"],
  ['src/content/source.ts', "import { b } from '#functions/repositories/recipe/recipe.ts'"],
  ['src/components/Ok.astro', "import Island from '#islands/search/Search.tsx'"],
  ['src/components/Ok2.astro', "import type { B } from '#content/recipe/recipe-page.ts'"],
  ['src/components/Ok3.astro', "import { b } from '#contract/search/search-messages.ts'"],
  ['src/components/Ok4.astro', "import { b } from '#contract/messages.ts'"],
  ['src/pages/Ok.astro', "import { b } from '#content/recipe/recipe-page.ts'"],
  ['src/ui/Ok.tsx', "import { b } from 'react'"],
  ['src/islands/search/Ok.tsx', "import { b } from '#stores/search.ts'"],
  ['src/islands/search/Ok2.tsx', "import type { B } from '#contract/recipe/recipe.ts'"],
  [
    'src/islands/search/Ok3.tsx',
    "import { searchMessages } from '#contract/search/search-messages.ts'",
  ],
  ['src/islands/search/deep/Ok.tsx', "import { b } from '../b.ts'"],
  ['src/stores/ok.ts', "import { b } from '#api/client.ts'"],
  ['src/api/ok2.ts', "import { b } from '#domain/storage-keys.ts'"],
  ['src/api/ok.ts', "import type { B } from '#functions/app.ts'"],
  ['functions/routes/ok.ts', "import { b } from '#functions/services/recipe/publish.ts'"],
  ['functions/services/a/ok.ts', "import type { B } from '#functions/adapters/mailer.ts'"],
  ['functions/services/a/ok2.ts', "import { b } from '../b/c.ts'"],
  ['functions/repositories/ok.ts', "import { b } from 'drizzle-orm'"],
  ['functions/adapters/payments/ok.ts', "import Stripe from 'stripe'"],
  ['functions/worker/ok.ts', "import { b } from '#functions/adapters/mailer.ts'"],
  ['src/stores/ok.test.ts', "import { b } from '#functions/testing/random/builders.ts'"],
] as const;

const report = z.object({
  diagnostics: z.array(z.object({ code: z.string().optional(), filename: z.string() })),
});

let folder: string;
let reported: Set<string>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-borders-'));
  const config = JSON.stringify(join(root, 'oxlint.config.ts'));
  writeFileSync(join(folder, 'oxlint.config.ts'), `export { default } from ${config};`);
  for (const [file, line] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file.endsWith('.astro') ? `---\n${line};\n---\n` : line);
  }
  reported = new Set(lint(folder));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

function lint(cwd: string): string[] {
  const { stdout } = spawnSync(process.execPath, [linter, '-f', 'json'], { cwd, encoding: 'utf8' });
  return report
    .parse(JSON.parse(stdout))
    .diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename }) => filename);
}

describe('Who may import whom', () => {
  test.each(refused)('%s must not %s', (file) => {
    expect(reported).toContain(file);
  });

  test.each(allowed)('%s may %s', (file) => {
    expect(reported).not.toContain(file);
  });
});
