import { describe, expect, it } from 'vitest';
import { errorMessages } from '#contract/error-messages.ts';
import { apiRoutes } from '#functions/app.ts';
import { faultOf } from './checked-app.ts';

const availability = { method: 'GET', path: '/api/v1/manage/handle-availability' };
const bookmark = { method: 'POST', path: '/api/v1/site/pies/bookmarks' };
const report = { method: 'POST', path: '/api/v1/site/pies/comment-reports' };
const published = { method: 'GET', path: '/api/v1/site/pies/current-site' };
const csv = { method: 'GET', path: '/api/v1/manage/pies/subscribers.csv' };
const free = { handle: 'ann', isAvailable: true };
const refused = { error: errorMessages.not_found, code: 'not_found' };

describe('An answer of the API in a test', () => {
  it.each([
    [availability, Response.json(free)],
    [bookmark, Response.json(refused, { status: 404 })],
    [bookmark, Response.json(refused, { status: 308 })],
    [report, new Response(null, { status: 204 })],
    [published, new Response(null, { status: 304 })],
    [{ ...availability, method: 'HEAD' }, new Response(null)],
    [{ ...availability, method: 'OPTIONS' }, new Response(null, { status: 204 })],
    [{ method: 'GET', path: '/sitemap.xml' }, new Response('<urlset/>')],
  ])('may be what the route of %j describes', async (call, response) => {
    expect(await faultOf(call, response)).toBeNull();
  });

  it.each([
    ['a value of another type', availability, Response.json({ ...free, isAvailable: 'yes' })],
    ['a value too few', availability, Response.json({ handle: 'ann' })],
    ['a value too many', availability, Response.json({ ...free, by: 'Ann' })],
    ['another status', availability, Response.json(free, { status: 201 })],
    ['a text', availability, new Response('true')],
    ['a code that is none', bookmark, Response.json({ ...refused, code: 'no' }, { status: 404 })],
    ['a refusal in HTML', bookmark, new Response('<p>No</p>', { status: 404 })],
    ['a body instead of none', report, new Response('Done', { status: 200 })],
    ['no table', csv, Response.json([])],
    [
      'an answer without a route',
      { ...report, path: '/api/v1/site/pies/other' },
      Response.json({}),
    ],
  ])('may not be %s', async (_, call, response) => {
    expect(await faultOf(call, response)).not.toBeNull();
  });

  it('is known for every route of both APIs', async () => {
    const calls = apiRoutes().filter(({ path }) => /^\/api\/v1\/(?:manage|site)\//.test(path));
    const faults = await Promise.all(
      calls.map((call) => faultOf(call, new Response(null, { status: 299 }))),
    );
    expect(new Set(faults)).toEqual(new Set(['no answer has the status 299']));
    expect(faults.length).toBeGreaterThan(80);
  });
});
