import { addSite, type BenchPlatform, startBenchPlatform } from './bench-platform.ts';
import { median, percentile, type Report } from './figures.ts';
import { textOf } from './sites/site-client.ts';
import { addComments, addVisitors } from './sites/visitors.ts';

const port = 8945;
const recipeCount = 1000;
const commentCount = 1000;
const visitorCount = 40;
const warmUps = 30;
const samples = 300;

type Call = { method: string; path: string; body?: object };

/** Times single calls over HTTP below a recipe with a thousand comments. */
export async function measureComments(report: Report): Promise<void> {
  const bench = await startBenchPlatform(port);
  try {
    const site = await addSite(bench, 'comments', recipeCount);
    const [recipeId = ''] = site.recipeIds;
    const tokens = await addVisitors(bench, visitorCount);
    const comments = await addComments(bench, site, { recipeId, count: commentCount });
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
