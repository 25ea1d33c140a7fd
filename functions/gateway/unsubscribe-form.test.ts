import { describe, expect, it, vi } from 'vitest';
import { isUnsubscribing, unsubscribe } from './unsubscribe-form.ts';

const address = 'http://hearth.localhost/unsubscribe?token=edna.0f';
const asked = vi.fn<(request: Request) => Response>();
const send = async (status: number, url = address) => {
  asked.mockReset().mockReturnValue(new Response('{}', { status }));
  const body = new URLSearchParams({ submit: '' });
  return await unsubscribe(new Request(url, { method: 'POST', body }), 'hearth', asked);
};

describe('The form to unsubscribe', () => {
  it.each([
    ['POST', '/unsubscribe', true],
    ['GET', '/unsubscribe', false],
    ['HEAD', '/unsubscribe', false],
    ['POST', '/unsubscribe/done', false],
    ['POST', '/', false],
  ])('is sent by %s to %s: %s', (method, path, isIt) => {
    const url = new URL(path, address);
    expect(isUnsubscribing(new Request(url, { method }), url)).toBe(isIt);
  });

  it('does what the token says and leads to the page that tells so', async () => {
    const answer = await send(200);
    const [request] = asked.mock.calls[0]!;
    expect(request.method).toBe('POST');
    expect(request.url).toBe('http://hearth.localhost/api/v1/site/hearth/unsubscribes/edna.0f');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/unsubscribe/done');
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
    expect(new URL(request.url).pathname).toBe('/api/v1/site/hearth/unsubscribes/..%2F..%2Fx');
  });

  it('asks to try again when the server is at fault', async () => {
    expect((await send(503)).status).toBe(503);
  });
});
