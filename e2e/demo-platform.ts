import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  startPlatform,
  type LocalPlatform,
  type PlatformOptions,
} from '#scripts/local-platform.ts';
import { migrate } from '#scripts/migrate.ts';
import { rendererId } from '#scripts/renderer-id.ts';
import { build, needsBuild } from '#scripts/running/build.ts';
import { platformAddress } from '#scripts/running/local-settings.ts';
import { seedDemoSites } from '#scripts/seed/seed-demo-sites.ts';
import { seedExtremeSite } from './extreme-site.ts';
import { seedLetterSite } from './letter-site.ts';

/** The built Worker with the demo sites, the site of extremes and the one of letters, all live. */
export type DemoPlatform = { port: number; statePath: string; stop: () => Promise<void> };

/** Stored pages name their own address, so one port serves one state. */
export const demoPort = 8957;

const root = join(import.meta.dirname, '..');
const states = join(root, '.cache/e2e-state');
const contents = ['scripts/demo', 'scripts/seed', 'scripts/manage-api', 'migrations'];
const extremes = ['recipes', 'site', 'comments'].map((part) => `e2e/extreme-${part}.ts`);
const ownSites = [...extremes, 'e2e/letter-site.ts'];

/** Fills the sites once for each version of code and content; later starts find them filled. */
export async function startDemoPlatform(
  options: Pick<PlatformOptions, 'makesAvif'> = {},
): Promise<DemoPlatform> {
  if (needsBuild()) await build();
  const statePath = join(states, stateName());
  const filled = join(statePath, 'filled');
  forgetStates((path) => path !== statePath || !existsSync(filled));
  mkdirSync(statePath, { recursive: true });
  const platform = await startPlatform({ ...options, port: demoPort, statePath, prepare: migrate });
  if (!existsSync(filled)) {
    await fill(platform, statePath);
    writeFileSync(filled, '');
  }
  return { port: demoPort, statePath, stop: platform.stop };
}

async function fill(own: LocalPlatform, statePath: string): Promise<void> {
  const { database } = own;
  const url = platformAddress(demoPort);
  const { signal } = new AbortController();
  await seedDemoSites({ platform: { url, own }, statePath, signal });
  await seedExtremeSite({ database, statePath, url });
  await seedLetterSite({ database, statePath, url });
}

function forgetStates(isOutdated: (path: string) => boolean): void {
  if (!existsSync(states)) return;
  for (const path of readdirSync(states).map((name) => join(states, name))) {
    if (isOutdated(path)) rmSync(path, { recursive: true });
  }
}

function stateName(): string {
  const hash = createHash('sha256').update(rendererId());
  for (const file of [...contents.flatMap(filesUnder), ...ownSites].toSorted()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
