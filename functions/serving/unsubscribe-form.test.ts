import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type LeavingPart, leavingPlaces } from '#domain/mail/leaving-place.ts';
import { isUnsubscribePage, leavingPage, toSitePage, unsubscribe } from './unsubscribe-form.ts';

const origin = 'http://hearth.localhost';
const address = `${origin}/unsubscribe?token=edna.0f`;
const ending = 'POST /api/v1/unsubscribes/edna.0f';
const about = '/api/v1/site/hearth/newsletter-leavings/edna.0f';
const returning = `POST ${about}/undo`;

type Leaving = { maskedEmail: string; isSubscribed: boolean; hasLeft: boolean; canUndo: boolean };

let leaving: Leaving | null;
let status: number;
const asked = vi.fn<(request: Request) => Response>();

beforeEach(() => {
  leaving = { maskedEmail: 'ed…@x.example', isSubscribed: true, hasLeft: false, canUndo: false };
  status = 200;
  asked.mockReset().mockImplementation(({ method }) => {
    if (method !== 'GET') return new Response('{}', { status });
    return leaving ? Response.json(leaving) : new Response('{}', { status: 500 });
  });
});

const hasLeft = (canUndo: boolean) => {
  leaving = { maskedEmail: 'ed…@x.example', isSubscribed: false, hasLeft: true, canUndo };
};
/** Pages as they are stored, in few words. */
const part = (name: LeavingPart, html: string) =>
  `<template data-leaving="${name}">\n${html}</template>`;
const stored = [
  part('about', `about ${leavingPlaces.email} `),
  part('token', `token ${leavingPlaces.token} `),
  part('undo', `undo ${leavingPlaces.token} `),
].join('');
const site = {
  slug: 'hearth',
  api: asked,
  page: (path: string) =>
    Promise.resolve(
      new Response(`${path} ${stored}`, { headers: { 'Cache-Control': 'no-store' } }),
    ),
};
const wordsOf = async (answer: Response | null) =>
  (await answer?.text())?.trim().replaceAll(/\s+/g, ' ');
const calls = () =>
  asked.mock.calls.map(([{ method, url }]) => `${method} ${new URL(url).pathname}`);

const send = (fields: Record<string, string>, path = '/unsubscribe') => {
  const body = new URLSearchParams(fields);
  return unsubscribe(new Request(origin + path, { method: 'POST', body }), site);
};

describe('The page to unsubscribe', () => {
  it.each([
    ['/unsubscribe', true],
    ['/unsubscribe/done', false],
    ['/unsubscribe/back', false],
    ['/', false],
  ])('stands at %s: %s', (path, isIt) => {
    expect(isUnsubscribePage(new URL(path, address))).toBe(isIt);
  });

  const open = async (at = address) => wordsOf(await leavingPage(new Request(at), site));

  it('says whose letters it is about, and has the token in its form', async () => {
    expect(await open()).toBe('/unsubscribe about ed…@x.example token edna.0f');
    expect(calls()).toEqual([`GET ${about}`]);
  });

  it('says that it was done to who has left already, with the way back for a day', async () => {
    hasLeft(true);
    const done = '/unsubscribe/done about ed…@x.example token edna.0f';
    expect(await open()).toBe(`${done} undo edna.0f`);
    hasLeft(false);
    expect(await open()).toBe(done);
  });

  it('ends letters also while nobody knows whose they are', async () => {
    leaving = null;
    expect(await open()).toBe('/unsubscribe token edna.0f');
  });

  it.each([
    ['without a token', new Request(`${origin}/unsubscribe`)],
    ['when only its head is asked for', new Request(address, { method: 'HEAD' })],
  ])('is as it is stored %s', async (_how, request) => {
    expect(await leavingPage(request, site)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('about answers says the same, and that it was done', async () => {
    const replies = `${origin}/unsubscribe/replies?token=edna.0f`;
    expect(await open(replies)).toBe('/unsubscribe/replies about ed…@x.example token edna.0f');
    hasLeft(false);
    expect(await open(replies)).toMatch(/^\/unsubscribe\/replies\/done about/);
  });

  it('writes a token of somebody else’s making as text', async () => {
    const made = `${origin}/unsubscribe?token=${encodeURIComponent('"><b>$&')}`;
    expect(await open(made)).toContain('token &quot;&gt;&lt;b&gt;$&amp;');
  });
});

/** Of a site that was not rendered since there is a page of coming back. */
const pageBeforeDeploy = (path: string) =>
  path === '/unsubscribe/back'
    ? Promise.resolve(new Response(null, { status: 404 }))
    : site.page(path);

describe('The form to unsubscribe', () => {
  it('does what the token says and answers so, with the way back and no token in an address', async () => {
    hasLeft(true);
    const answer = await send({ token: 'edna.0f' });
    expect(calls()).toEqual([ending, `GET ${about}`]);
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await wordsOf(answer)).toBe(
      '/unsubscribe/done about ed…@x.example token edna.0f undo edna.0f',
    );
  });

  it('takes it back, and says that', async () => {
    const answer = await send({ token: 'edna.0f', undo: '1' });
    expect(calls()).toEqual([returning, `GET ${about}`]);
    expect(await wordsOf(answer)).toMatch(/^\/unsubscribe\/back about/);
  });

  it('takes it back also while its site has no page yet that says that', async () => {
    const body = new URLSearchParams({ token: 'edna.0f', undo: '1' });
    const asking = new Request(`${origin}/unsubscribe`, { method: 'POST', body });
    const answer = await unsubscribe(asking, { ...site, page: pageBeforeDeploy });
    expect(answer.status).toBe(200);
    expect(await wordsOf(answer)).toBe('/unsubscribe about ed…@x.example token edna.0f');
  });

  it('does not say that it was taken back a day too late', async () => {
    hasLeft(false);
    const answer = await send({ token: 'edna.0f', undo: '1' });
    expect(await wordsOf(answer)).toMatch(/^\/unsubscribe\/done about/);
  });

  it('is good also from a page of before, whose address holds the token', async () => {
    await send({}, '/unsubscribe?token=edna.0f');
    expect(calls()[0]).toBe(ending);
  });

  it('about answers says whose they were', async () => {
    const answer = await send({ token: 'edna.0f' }, '/unsubscribe/replies');
    expect(calls()).toEqual([ending, `GET ${about}`]);
    expect(await wordsOf(answer)).toMatch(/^\/unsubscribe\/replies\/done about ed…@x.example/);
    const undone = await send({ token: 'edna.0f', undo: '1' }, '/unsubscribe/replies');
    expect(await wordsOf(undone)).toMatch(/^\/unsubscribe\/replies\/back about/);
  });

  it('says so where the token is not ours, none is there or more than that is sent', async () => {
    status = 404;
    expect((await send({ token: 'a' })).headers.get('location')).toBe('/unsubscribe/failed');
    asked.mockClear();
    expect((await send({})).headers.get('location')).toBe('/unsubscribe/failed');
    const long = await send({ token: 'a'.repeat(5000) });
    expect(long.headers.get('location')).toBe('/unsubscribe/failed');
    expect(asked).not.toHaveBeenCalled();
  });

  it('keeps a token that is no token from choosing another call', async () => {
    await send({ token: '../../x' });
    expect(calls()[0]).toBe('POST /api/v1/unsubscribes/..%2F..%2Fx');
  });

  it.each([503, 429])('asks to try again where the answer is %i', async (refused) => {
    status = refused;
    expect((await send({ token: 'edna.0f' })).status).toBe(503);
  });
});

describe('The address to unsubscribe in a mail', () => {
  const mailed = 'http://localhost/unsubscribe?token=edna.0f';

  it.each(['GET', 'HEAD'])('leads to the page of the site by %s', async (method) => {
    asked.mockReturnValue(new Response(null, { status: 302, headers: { Location: address } }));
    const answer = await toSitePage(new Request(mailed, { method }), asked);
    expect(answer?.headers.get('location')).toBe(address);
    expect(calls()).toEqual([`${method} /api/v1/unsubscribes/edna.0f`]);
  });

  it('says of a letter that was sent to try it that it was a test, and asks nothing', async () => {
    const test = 'http://localhost/unsubscribe?token=site.person.test.0f';
    const answer = await toSitePage(new Request(test), asked);
    expect(await answer?.text()).toMatch(/^This letter was a test, so nobody was unsubscribed/);
    expect(asked).not.toHaveBeenCalled();
  });

  it('leads nowhere without a token of ours', async () => {
    asked.mockReturnValue(new Response('{}', { status: 404 }));
    expect(await toSitePage(new Request(mailed), asked)).toBeNull();
    asked.mockReset();
    expect(await toSitePage(new Request('http://localhost/unsubscribe'), asked)).toBeNull();
    expect(await toSitePage(new Request(mailed, { method: 'POST' }), asked)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});
