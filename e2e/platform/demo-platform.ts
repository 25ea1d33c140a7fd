import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { startPlatform, type PlatformOptions } from '#scripts/local-platform.ts';
import { migrate } from '#scripts/migrate.ts';
import { rendererId } from '#scripts/bundling/renderer-id.ts';
import { build, needsBuild } from '#scripts/running/build.ts';
import { platformAddress } from '#scripts/running/local-settings.ts';
import { findFreePort } from '#scripts/running/port.ts';
import { seedDemoSites } from '#scripts/seed/seed-demo-sites.ts';
import { demoPort } from './demo-port.ts';
import { seedArabicSite } from '../sites/arabic-site.ts';
import { seedExtremeSite } from '../sites/extreme-site.ts';
import { seedLetterSite } from '../sites/letter-site.ts';
import { seedLookSite } from '../sites/look-site.ts';

/** The built Worker with the demo sites, the site of extremes, the one with the theme `letter` and the one that tries looks on, all live. */
export type DemoPlatform = { port: number; statePath: string; stop: () => Promise<void> };

const root = join(import.meta.dirname, '../..');
const states = join(root, '.cache/e2e-state');
const copies = join(root, '.cache/e2e-copies');
const contents = ['scripts/demo', 'scripts/seed', 'scripts/manage-api', 'migrations'];
const extremes = ['recipes', 'site', 'comments'].map((part) => `e2e/sites/extreme-${part}.ts`);
const ownSites = [...extremes, 'e2e/sites/letter-site.ts', 'e2e/sites/look-site.ts'];
/** More sites are made at once than any cook makes. */
const fillingRateLimitFactor = 10_000;

/** Starts on a fresh copy of the filled state; copies of different names serve side by side. */
export async function startDemoPlatform(
  options: Pick<PlatformOptions, 'makesAvif' | 'dnsResolver' | 'pageProxy'> & {
    port?: number;
    copy?: string;
  } = {},
): Promise<DemoPlatform> {
  const { port = demoPort, copy = 'only', ...chosen } = options;
  const filled = await filledState();
  const statePath = join(copies, copy);
  rmSync(statePath, { recursive: true, force: true });
  cpSync(filled, statePath, { recursive: true });
  const platform = await startPlatform({ ...chosen, port, publicPort: demoPort, statePath });
  return { port, statePath, stop: platform.stop };
}

/** Fills the sites once for each version of code and content. */
async function filledState(): Promise<string> {
  if (needsBuild()) await build();
  const statePath = join(states, stateName());
  const filled = join(statePath, 'filled');
  if (existsSync(filled)) return statePath;
  rmSync(states, { recursive: true, force: true });
  mkdirSync(statePath, { recursive: true });
  await fill(statePath);
  writeFileSync(filled, '');
  return statePath;
}

async function fill(statePath: string): Promise<void> {
  const port = await findFreePort();
  const own = await startPlatform({
    port,
    publicPort: demoPort,
    statePath,
    rateLimitFactor: fillingRateLimitFactor,
    prepare: migrate,
  });
  try {
    const { database } = own;
    const url = platformAddress(port);
    const { signal } = new AbortController();
    await seedDemoSites({ platform: { url, own }, statePath, signal });
    await seedExtremeSite({ database, statePath, url });
    await seedLetterSite({ database, statePath, url });
    await seedLookSite({ database, statePath, url });
    await seedArabicSite({ database, statePath, url });
  } finally {
    await own.stop();
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
