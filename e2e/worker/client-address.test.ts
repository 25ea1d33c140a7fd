import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commit, d1Database } from '#functions/db/database.ts';
import { aSite } from '#functions/testing/random/builders.ts';
import { findFreePort } from '#scripts/running/port.ts';
import { startWorker, type WorkerPlatform } from '../platform/worker-site.ts';

let platform: WorkerPlatform;

beforeAll(async () => {
  platform = await startWorker(await findFreePort(), { rateLimitFactor: 0.05 });
});
afterAll(() => platform.stop());

async function anOwner() {
  const database = d1Database(platform.database);
  const { token, ownerId } = await aSite(database, { slug: 'hearth' });
  const expiresAt = Date.now() + 1e9;
  await commit(database, [
    sql`UPDATE sessions SET expires_at = ${expiresAt} WHERE user_id = ${ownerId}`,
  ]);
  return token;
}

describe('A client of the local platform, security §3', () => {
  it('is throttled whatever address it says it has', async () => {
    const token = await anOwner();
    const askFrom = (address: string) =>
      platform.ask({
        host: platform.host,
        path: '/api/v1/manage/image-upload-urls',
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          'CF-Connecting-IP': address,
          'X-Forwarded-For': address,
        },
        body: JSON.stringify({ fileName: 'pie.jpg', contentType: 'image/jpeg' }),
      });
    const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];
    const answers = await Promise.all(addresses.map(askFrom));
    const throttled = answers.filter(({ status }) => status === 429);
    const taken = answers.filter(({ status }) => status < 300);
    expect([throttled.length, taken.length]).toEqual([1, 3]);
  });
});
