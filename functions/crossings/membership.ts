import type { SiteId, UserId } from '#domain/ids.ts';
import type { PersonContext, VisitContext, VisitorContext } from '#functions/http/context.ts';
import { unauthenticated } from '#functions/services/service-error.ts';
import { abandonedAfterMs, type CrossingHost, sweepEach, sweptAtOnce } from './crossing-host.ts';

type Statements = Parameters<CrossingHost['prepare']>[0];

/** Commits what a person does on a site; before the first time the platform notes that they are there. */
export async function commitAsMember(
  ctx: VisitorContext,
  statements: Statements,
): Promise<number[]> {
  const { isMember, user } = ctx.actor;
  if (isMember) return ctx.commit(statements);
  const membership = { userId: user.id, siteId: ctx.site.id };
  const person = await ctx.platform.accountSites.join(membership, ctx.now);
  if (!person) throw unauthenticated();
  const copies = ctx.repositories.siteUsers.put(person, ctx.now);
  const counts = await ctx.commit([...copies, ...statements]);
  await ctx.prepare([ctx.platform.accountSites.settle(membership, ctx.now)]);
  return counts.slice(copies.length);
}

/** The same of somebody who does it from the pages of the platform. */
export async function commitJoining(
  ctx: PersonContext,
  siteId: SiteId,
  statements: Statements,
): Promise<void> {
  const membership = { userId: ctx.actor.user.id, siteId };
  const person = await ctx.platform.accountSites.join(membership, ctx.now);
  if (!person) throw unauthenticated();
  await ctx.commit([...ctx.siteOf(siteId).siteUsers.put(person, ctx.now), ...statements]);
  await ctx.prepare([ctx.platform.accountSites.settle(membership, ctx.now)]);
}

/** A person of an address that nobody has proven, and the statement that ends their joining. */
type Joined = { userId: UserId; settlement: Statements[number] };

/**
 * Makes the person of an address where there is none, and then their rows on the site, which are
 * safe to repeat. The mail that asks for the proof comes last, with the settlement in its batch.
 */
export async function joinByEmail(
  ctx: VisitContext,
  email: string,
  rowsOf: (userId: UserId) => Statements,
): Promise<Joined | null> {
  const { accountSites } = ctx.platform;
  const siteId = ctx.site.id;
  const person = await accountSites.joinByEmail({ id: ctx.newId(), email, siteId }, ctx.now);
  // A person whose account is being deleted joins no further site.
  if (!person) return null;
  const userId = person.id;
  await ctx.prepare([...ctx.repositories.siteUsers.put(person, ctx.now), ...rowsOf(userId)]);
  return { userId, settlement: accountSites.settle({ userId, siteId }, ctx.now) };
}

/** After a change of the profile: writes the copy of each site, and answers whose pages show it. */
export async function copyProfile(host: CrossingHost, userId: UserId): Promise<SiteId[]> {
  const siteIds = await host.platform.accountSites.listSites(userId);
  const changed: SiteId[] = [];
  for (const siteId of siteIds) {
    if (await copyPerson(host, { userId, siteId })) changed.push(siteId);
  }
  return changed;
}

/** Writes the copies that requests left behind. */
export async function copyPending(host: CrossingHost): Promise<void> {
  const { platform, now } = host;
  const pending = await platform.accountSites.listPending(now - abandonedAfterMs, sweptAtOnce);
  await sweepEach(pending, (membership) => copyPerson(host, membership));
}

/** Answers whether pages of the site change with it. */
async function copyPerson(
  { platform, siteOf, prepare, now }: CrossingHost,
  membership: { userId: UserId; siteId: SiteId },
): Promise<boolean> {
  const { site: sites, siteUsers } = siteOf(membership.siteId);
  const [person, site] = await Promise.all([platform.accountSites.find(membership), sites.find()]);
  if (!person) return false;
  if (!site) {
    // Its owner was to be the first on it; it is being made, or never was.
    await prepare([platform.accountSites.deleteAbandoned(membership, now - abandonedAfterMs)]);
    return false;
  }
  const counts = await prepare(siteUsers.put(person, now));
  await prepare([platform.accountSites.settle(membership, now)]);
  // The statement before the last one records what changes pages.
  return (counts.at(-2) ?? 0) > 0;
}
