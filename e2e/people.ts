import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import { z } from 'zod';
import { authTokenKey } from '#domain/storage-keys.ts';
import { demoSites } from '#scripts/demo/index.ts';
import { demoOwner } from '#scripts/seed/demo-owner.ts';
import { demoPort } from './platform/demo-port.ts';
import { httpClient } from './http.ts';
import { newestMailTo } from './mailbox.ts';
import { ownPlatform } from './platform/own-platform.ts';
import { addressOf, onPlatform } from './site-browser.ts';

export type Person = { email: string; token: string };

const signedIn = z.looseObject({ authToken: z.string() });
const json = { 'Content-Type': 'application/json' };

/** Somebody new who signed up on a site and in by the code of the mail. */
export async function somebodyOn(siteSlug: string, displayName: string): Promise<Person> {
  const person = await namelessOn(siteSlug);
  await callAs(person, 'PUT /api/v1/manage/current-user', { displayName });
  return person;
}

/** The same, before they have said what they are called. */
export const namelessOn = (siteSlug: string): Promise<Person> =>
  signInByCode(siteSlug, `${crypto.randomUUID()}@example.com`);

/** The cook of a demo site, with the session that seeding left. */
export async function cookOf(siteSlug: string): Promise<Person> {
  const at = demoSites.findIndex(({ slug }) => slug === siteSlug);
  const site = demoSites[at];
  if (!site) throw new Error(`${siteSlug} is no demo site`);
  const { email, tokenFile } = demoOwner(site, at);
  const token = await readFile(join(ownPlatform().statePath, tokenFile), 'utf8');
  return { email, token: token.trim() };
}

/** A browser in which a person is signed in on a site. */
export const browserOf = (person: Person, siteSlug: string): BrowserContextOptions =>
  signedInAt(addressOf(siteSlug, '/'), person);

/** A browser in which a person is signed in on the platform. */
export const platformBrowserOf = (person: Person): BrowserContextOptions =>
  signedInAt(onPlatform('/'), person);

/** A call to the API by a person, as any other program would make it. */
export const callAs = ({ token }: Person, call: string, body?: unknown): Promise<unknown> =>
  callApi('localhost', call, { token, body });

export async function signOutEverywhere(person: Person): Promise<void> {
  await callAs(person, 'POST /api/v1/manage/sign-out');
}

function signedInAt(address: string, { token }: Person): BrowserContextOptions {
  const { origin } = new URL(address);
  const localStorage = [{ name: authTokenKey, value: token }];
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}

async function signInByCode(siteSlug: string, email: string): Promise<Person> {
  const host = `${siteSlug}.localhost`;
  const base = `POST /api/v1/site/${siteSlug}`;
  await callApi(host, `${base}/sign-up`, { body: { email } });
  const { text } = await newestMailTo(email);
  const code = /\b\d{3} ?\d{3}\b/.exec(text)?.[0];
  const answer = await callApi(host, `${base}/sign-in-codes`, { body: { email, code } });
  return { email, token: signedIn.parse(answer).authToken };
}

async function callApi(
  host: string,
  call: string,
  { body, token }: { body?: unknown; token?: string },
): Promise<unknown> {
  const client = httpClient(ownPlatform().port);
  const [method = '', path = ''] = call.split(' ');
  const { status, text } = await client.ask({
    host: `${host}:${demoPort}`,
    method,
    path,
    headers: {
      ...(body !== undefined && json),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  client.close();
  if (status >= 300) throw new Error(`${call} answered ${status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}
