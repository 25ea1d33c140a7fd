import { describe, expect, it, vi } from 'vitest';
import { isUnsubscribePage, toSitePage, unsubscribe } from './unsubscribe-form.ts';

const address = 'http://hearth.localhost/unsubscribe?token=edna.0f';
const asked = vi.fn<(request: Request) => Response>();
const answering = (status: number, headers = {}) =>
  asked.mockReset().mockReturnValue(new Response('{}', { status, headers }));
const send = async (status: number, url = address) => {
  answering(status);
  const body = new URLSearchParams({ submit: '' });
  return await unsubscribe(new Request(url, { method: 'POST', body }), asked);
};

describe('The form to unsubscribe', () => {
  it.each([
    ['/unsubscribe', true],
    ['/unsubscribe/done', false],
    ['/', false],
  ])('stands at %s: %s', (path, isIt) => {
    expect(isUnsubscribePage(new URL(path, address))).toBe(isIt);
  });

  it('does what the token says and leads to the page that tells so', async () => {
    const answer = await send(200);
    const [request] = asked.mock.calls[0]!;
    expect(request.method).toBe('POST');
    expect(request.url).toBe('http://hearth.localhost/api/v1/unsubscribes/edna.0f');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/unsubscribe/done?token=edna.0f');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('says so where the token is not ours or none is there', async () => {
    expect((await send(404)).headers.get('location')).toBe('/unsubscribe/failed');
    const without = await send(200, 'http://hearth.localhost/unsubscribe');
    expect(without.headers.get('location')).toBe('/unsubscribe/failed');
    expect(asked).not.toHaveBeenCalled();
  });

  it('keeps a token that is no token from choosing another call', async () => {
    await send(404, 'http://hearth.localhost/unsubscribe?token=../../x');
    const [request] = asked.mock.calls[0]!;
    expect(new URL(request.url).pathname).toBe('/api/v1/unsubscribes/..%2F..%2Fx');
  });

  it('asks to try again when the server is at fault', async () => {
    expect((await send(503)).status).toBe(503);
  });
});

describe('The address to unsubscribe in a mail', () => {
  const mailed = 'http://localhost/unsubscribe?token=edna.0f';

  it.each(['GET', 'HEAD'])('leads to the page of the site by %s', async (method) => {
    answering(302, { Location: address });
    const answer = await toSitePage(new Request(mailed, { method }), asked);
    expect(answer?.headers.get('location')).toBe(address);
    expect(asked.mock.calls[0]?.[0].method).toBe(method);
  });

  it('leads nowhere without a token of ours', async () => {
    answering(404);
    expect(await toSitePage(new Request(mailed), asked)).toBeNull();
    asked.mockReset();
    expect(await toSitePage(new Request('http://localhost/unsubscribe'), asked)).toBeNull();
    expect(await toSitePage(new Request(mailed, { method: 'POST' }), asked)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});
