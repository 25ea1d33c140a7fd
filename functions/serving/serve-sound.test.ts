import { describe, expect, it } from 'vitest';
import { serveSound } from './serve-sound.ts';

const files: Record<string, string> = { '/sounds/timer.webm': 'ding dong' };
const assets = {
  fetch(address: URL) {
    const text = files[address.pathname];
    const headers = { 'Content-Type': 'video/webm' };
    return Promise.resolve(
      text === undefined ? new Response(null, { status: 404 }) : new Response(text, { headers }),
    );
  },
} as unknown as Fetcher;

const ask = (path: string, init: RequestInit = {}) =>
  serveSound(new Request(`https://hearth.example${path}`, init), assets);

describe('The sound of a timer, §7', () => {
  it('comes whole', async () => {
    const answer = await ask('/sounds/timer.webm');
    expect(await answer.text()).toBe('ding dong');
    expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400');
  });

  it('comes in parts, as phones ask for it', async () => {
    const answer = await ask('/sounds/timer.webm', { headers: { Range: 'bytes=0-3' } });
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([206, 'bytes 0-3/9']);
    expect(await answer.text()).toBe('ding');
  });

  it('has no part beyond its end', async () => {
    const answer = await ask('/sounds/timer.webm', { headers: { Range: 'bytes=99-' } });
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, 'bytes */9']);
  });

  it('tells of itself without a body', async () => {
    const answer = await ask('/sounds/timer.webm', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('is one of few', async () => {
    expect((await ask('/sounds/other.mp3')).status).toBe(404);
  });
});
