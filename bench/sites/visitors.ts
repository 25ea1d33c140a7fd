import { createHash, randomUUID } from 'node:crypto';
import type { BenchPlatform, BenchSite } from '../bench-platform.ts';

const dayMs = 86_400_000;

/** People who are signed in on every site; answers their session tokens. */
export async function addVisitors({ platform }: BenchPlatform, count: number): Promise<string[]> {
  const visitors = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: `visitor-${randomUUID()}`,
  }));
  const rows = visitors.map(({ id, token }) => ({
    id,
    hash: createHash('sha256').update(token).digest('hex'),
  }));
  const { database } = platform;
  const now = Date.now();
  await database.batch([
    database
      .prepare(
        `INSERT INTO users (id, email, display_name, created_at)
         SELECT value ->> 'id', (value ->> 'id') || '@example.com', 'Visitor', 0 FROM json_each(?)`,
      )
      .bind(JSON.stringify(rows)),
    database
      .prepare(
        `INSERT INTO sessions (token_hash, user_id, created_at, expires_at)
         SELECT value ->> 'hash', value ->> 'id', ?2, ?3 FROM json_each(?1)`,
      )
      .bind(JSON.stringify(rows), now, now + 30 * dayMs),
  ]);
  return visitors.map(({ token }) => token);
}

/** Every fourth is a reply; each has an upvote or none. */
export async function addComments(
  { platform }: BenchPlatform,
  { siteId, ownerId }: BenchSite,
  { recipeId, count }: { recipeId: string; count: number },
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const rows = ids.map((id, at) => ({ id, parentId: at % 4 === 3 ? ids[at - 1] : null, at }));
  const text = { text: 'The crust was better the second time, after a night in the cold.' };
  const content = { type: 'document', children: [{ type: 'paragraph', children: [text] }] };
  const { database } = platform;
  await database.batch([
    database
      .prepare(
        `INSERT INTO comments (id, site_id, recipe_id, user_id, parent_id, content, content_hash, created_at)
         SELECT value ->> 'id', ?2, ?3, ?4, value ->> 'parentId', ?5, value ->> 'at',
           1000 * (value ->> 'at') FROM json_each(?1)`,
      )
      .bind(JSON.stringify(rows), siteId, recipeId, ownerId, JSON.stringify(content)),
    database
      .prepare(
        `INSERT INTO comment_upvotes (comment_id, user_id, created_at)
         SELECT id, ?2, 0 FROM comments WHERE recipe_id = ?1 AND created_at % 2000 = 0`,
      )
      .bind(recipeId, ownerId),
  ]);
  return ids;
}
