import { describe, expect, it } from 'vitest';
import { fromClient } from './client-address.ts';

const asked = new Request('https://larder.test/api/v1/manage/images', {
  method: 'POST',
  headers: { 'CF-Connecting-IP': '203.0.113.9', 'Content-Type': 'application/json' },
  body: '{"fileName":"pie.jpg"}',
});

describe('The address of a client, security §3', () => {
  it('is what the edge says where there is one', () => {
    expect(fromClient(asked, undefined)).toBe(asked);
  });

  it('is not of the client’s choosing where there is none', async () => {
    const request = fromClient(asked, '127.0.0.1');
    expect(request.headers.get('cf-connecting-ip')).toBe('127.0.0.1');
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(await request.json()).toEqual({ fileName: 'pie.jpg' });
  });
});
