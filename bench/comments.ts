import { createHash, randomUUID } from 'node:crypto';
import {
  addSite,
  type BenchPlatform,
  type BenchSite,
  startBenchPlatform,
} from './bench-platform.ts';
import { median, percentile, type Report } from './figures.ts';
import { textOf } from './site-client.ts';

const port = 8945;
const recipeCount = 1000;
const commentCount = 1000;
const visitorCount = 40;
const warmUps = 30;
const samples = 300;
const dayMs = 86_400_000;

type Call = { method: string; path: string; body?: object };

/** Times single calls over HTTP below a recipe with a thousand comments. */
export async function measureComments(report: Report): Promise<void> {
  const bench = await startBenchPlatform(port);
  try {
    const site = await addSite(bench, 'comments', recipeCount);
    const [recipeId = ''] = site.recipeIds;
    const tokens = await addVisitors(bench);
    const comments = await addComments(bench, site, recipeId);
    const measure = (callOf: (at: number) => Call) => timesOf(bench, { tokens, callOf });
    const read = await measure(() => get(`/comments?recipeId=${recipeId}`));
    const written = await measure((at) =>
      post('/comments', { recipeId, content: `Lovely, says number ${at}` }),
    );
    const upvoted = await measure((at) =>
      post('/comment-upvotes', { commentId: comments[at % comments.length] }),
    );
    const saved = await measure((at) => post('/bookmarks', { recipeId: site.recipeIds[at] }));
    const floor = await measure(() => get('/filters'));
    const note = `${commentCount} comments, a page of 24 threads answered; HTTP included`;
    report({ id: 'comment.p50', value: median(written), unit: 'ms', note });
    report({ id: 'comment.p95', value: percentile(written, 95), unit: 'ms' });
    report({ id: 'comment.read.p50', value: median(read), unit: 'ms' });
    report({ id: 'comment.read.p95', value: percentile(read, 95), unit: 'ms' });
    report({ id: 'comment.upvote.p95', value: percentile(upvoted, 95), unit: 'ms' });
    report({ id: 'bookmark.p50', value: median(saved), unit: 'ms' });
    report({ id: 'bookmark.p95', value: percentile(saved, 95), unit: 'ms' });
    report({ id: 'comment.floor.p50', value: median(floor), unit: 'ms', note: 'GET filters' });
  } finally {
    await bench.stop();
  }
}

const get = (path: string): Call => ({ method: 'GET', path });
const post = (path: string, body: object): Call => ({ method: 'POST', path, body });

/** Visitors take turns, one call at a time. */
async function timesOf(
  { client }: BenchPlatform,
  { tokens, callOf }: { tokens: string[]; callOf: (at: number) => Call },
): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < warmUps + samples; at += 1) {
    const { method, path, body } = callOf(at);
    const headers = { Authorization: `Bearer ${tokens[at % tokens.length]}` };
    const started = performance.now();
    const answer = await client.ask({
      host: 'localhost',
      method,
      path: `/api/v1/site/comments${path}`,
      headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    times.push(performance.now() - started);
    if (answer.status >= 300) throw new Error(`${path} answered ${textOf(answer)}`);
  }
  return times.slice(warmUps);
}

async function addVisitors({ platform }: BenchPlatform): Promise<string[]> {
  const visitors = Array.from({ length: visitorCount }, () => ({
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
async function addComments(
  { platform }: BenchPlatform,
  { siteId, ownerId }: BenchSite,
  recipeId: string,
): Promise<string[]> {
  const ids = Array.from({ length: commentCount }, () => randomUUID());
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
