import type { BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import { authTokenKey } from '#domain/storage-keys.ts';
import type { Person } from './people.ts';

/** An address on the platform's own host. */
export const onPlatform = (path: string) => `http://localhost:${inject('demoPort')}${path}`;

/** A browser in which a person is signed in on the platform. */
export function platformBrowserOf({ token }: Person): BrowserContextOptions {
  const { origin } = new URL(onPlatform('/'));
  const localStorage = [{ name: authTokenKey, value: token }];
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}

/** A call to the API by a person, as any other program would make it. */
export async function callAs({ token }: Person, call: string, body?: unknown): Promise<unknown> {
  const [method = '', path = ''] = call.split(' ');
  const answer = await fetch(onPlatform(path), {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? null : await answer.json();
}
