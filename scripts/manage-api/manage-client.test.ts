import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createManageClient, ManageApiError } from './manage-client.ts';

const named = z.object({ name: z.string() });

type Call = { address: string; method: string; headers: Headers; body: string | null };

function aClient(answers: (Response | Error)[]) {
  const calls: Call[] = [];
  const waits: number[] = [];
  const client = createManageClient({
    url: 'http://larder.example',
    token: 'a-token-of-thirty-two-characters',
    onWait: (seconds) => waits.push(seconds),
    fetch: (address, init) => {
      calls.push({
        address: address instanceof Request ? address.url : address.toString(),
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body: typeof init?.body === 'string' ? init.body : null,
      });
      const answer = answers.shift() ?? new Error('no more answers');
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  });
  return { client, calls, waits };
}

const refusal = (status: number, body: object, headers = {}) =>
  Response.json(body, { status, headers });

describe('The manage client', () => {
  test('sends the token and reads the answer', async () => {
    const { client, calls } = aClient([Response.json({ name: 'Hearth', more: 1 })]);
    expect(await client.get('hearth/current-site', named)).toEqual({ name: 'Hearth' });
    expect(calls[0]?.address).toBe('http://larder.example/api/v1/manage/hearth/current-site');
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer a-token-of-thirty-two-characters');
  });

  test('tries again after a broken connection under the same idempotency key', async () => {
    const { client, calls } = aClient([new TypeError('reset'), Response.json({ name: 'Oat' })]);
    const sent = { body: { title: 'Oat' }, answer: named };
    expect(await client.post('hearth/ingredients', sent)).toEqual({ name: 'Oat' });
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(calls[1]?.body).toBe('{"title":"Oat"}');
  });

  test('waits as long as a throttle asks', async () => {
    const limited = refusal(429, {}, { 'Retry-After': '0.01' });
    const { client, waits } = aClient([limited, Response.json({ name: 'Rye' })]);
    expect(await client.get('hearth/current-site', named)).toEqual({ name: 'Rye' });
    expect(waits).toEqual([0.01]);
  });

  test('names what a refusal says of every value', async () => {
    const issues = [{ path: 'recipes.3.title', message: 'Required' }];
    const body = { error: 'Some of the values are not valid.', code: 'validation_failed', issues };
    const { client } = aClient([refusal(400, body)]);
    const call = client.post('hearth/recipe-batches', { body: {}, answer: named });
    await expect(call).rejects.toThrow(
      'POST hearth/recipe-batches answered 400. Some of the values are not valid. recipes.3.title: Required',
    );
  });

  test('keeps status and body of a refusal', async () => {
    const body = { error: 'There is nothing here.', code: 'not_found' };
    const { client } = aClient([refusal(404, body)]);
    const failure: unknown = await client.get('gone/current-site', named).catch((e: unknown) => e);
    expect(failure).toBeInstanceOf(ManageApiError);
    expect(failure).toMatchObject({ status: 404, body });
  });

  test('says when an upload address is spent', async () => {
    const { client } = aClient([refusal(410, { error: 'Expired', code: 'link_expired' })]);
    const file = { bytes: new Uint8Array([1]), contentType: 'image/png' };
    expect(await client.upload('http://larder.example/api/v1/uploads/1', file)).toBe(false);
  });
});
