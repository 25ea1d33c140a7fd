import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoSites } from '../demo/index.ts';
import { createManageClient } from '../manage-api/manage-client.ts';
import { ensureOwner, readToken } from '../running/owners.ts';
import { sayProgress } from '../running/progress.ts';
import type { UsedPlatform } from '../running/with-platform.ts';
import { demoOwner, giveAvatar } from './demo-owner.ts';
import { seedSite } from './seed-site.ts';

type Seeding = { platform: UsedPlatform; statePath: string; signal: AbortSignal };

/** A marker in the state folder from the first write to the last, so that a start can resume. */
const unfinishedMark = 'seed-unfinished';

/** Whether a start has to seed: nothing was made yet, or an earlier seeding did not end. */
export async function needsSeeding(database: D1Database, statePath: string): Promise<boolean> {
  if (existsSync(join(statePath, unfinishedMark))) return true;
  const row = await database.prepare('SELECT 1 AS one FROM sites LIMIT 1').first();
  return row === null;
}

/** Makes the three demo sites, or what is missing of them. */
export async function seedDemoSites({ platform, statePath, signal }: Seeding): Promise<void> {
  const mark = join(statePath, unfinishedMark);
  mkdirSync(statePath, { recursive: true });
  writeFileSync(mark, '');
  for (const [at, demo] of demoSites.entries()) {
    const token = await tokenFor(platform, statePath, demoOwner(demo, at));
    const onWait = (seconds: number) => sayProgress(`The server asks to wait ${seconds} s.`);
    const api = createManageClient({ url: platform.url, token, signal, onWait });
    await giveAvatar(api, demo);
    await seedSite(api, demo, sayProgress);
  }
  rmSync(mark);
}

async function tokenFor(
  { own }: UsedPlatform,
  statePath: string,
  owner: ReturnType<typeof demoOwner>,
): Promise<string> {
  if (own) return ensureOwner(own.database, statePath, owner);
  const token = readToken(statePath, owner);
  if (token) return token;
  throw new Error(
    'The running platform has no session for the demo cooks. Stop it, then run this again.',
  );
}
