import type { PlanType, subscriptionStatuses } from '#domain/money/plans.ts';
import { commit } from '#functions/db/database.ts';
import { schema } from '#functions/db/schema.ts';
import { aMember, aSession, aUser, longAgo } from '../random/builders.ts';
import type { aCook } from './site-client.ts';
import type { TestApp } from './test-app.ts';

type Cook = Awaited<ReturnType<typeof aCook>>;
type Changes = Parameters<typeof aUser>[1];

type Subscribing = {
  siteId: string;
  userId: string;
  plan: PlanType;
  status?: (typeof subscriptionStatuses)[number];
  createdAt?: number;
};

/** Somebody signed in on the public side of a cook's site. */
export async function aVisitor(app: TestApp, cook: Cook, changes: Changes = {}) {
  const user = await aUser(app.database, changes);
  return { user, ...(await signedIn(app, cook, user.id)) };
}

/** The calls of somebody with a session that begins now. */
export async function signedIn(app: TestApp, cook: Cook, userId: string) {
  const token = await aSession(app.database, { userId });
  return { token, ...callsOf(app, cook, token) };
}

/** The cook on the public side of their own site. */
export const ownerAsVisitor = (app: TestApp, cook: Cook) => callsOf(app, cook, cook.site.token);

/** Nobody known. */
export const aPasserBy = (app: TestApp, cook: Cook) => callsOf(app, cook);

/** Gives a person a plan of the site. */
export async function subscribed(
  app: TestApp,
  { status = 'active', createdAt = longAgo, ...given }: Subscribing,
): Promise<void> {
  await aMember(app.database, given);
  await commit(app.database, [
    app.database.insert(schema.subscriptions).values({
      id: crypto.randomUUID(),
      ...given,
      status,
      createdAt,
    }),
  ]);
}

function callsOf(app: TestApp, { site }: Cook, token?: string) {
  const base = `/api/v1/site/${site.slug}`;
  const ask = <Body>(method: string, path: string, body?: unknown) =>
    app.call<Body>(method, `${base}${path}`, {
      ...(token !== undefined && { token }),
      ...(body !== undefined && { body }),
    });
  return {
    get: <Body = unknown>(path: string) => ask<Body>('GET', path),
    post: <Body = unknown>(path: string, body?: unknown) => ask<Body>('POST', path, body),
    delete: <Body = unknown>(path: string) => ask<Body>('DELETE', path),
  };
}
