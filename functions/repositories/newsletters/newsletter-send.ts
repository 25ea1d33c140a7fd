import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Id, RecipeId } from '#domain/ids.ts';
import type {
  Audience,
  NewsletterContent,
  NewsletterKind,
} from '#domain/mail/newsletter/newsletter-send.ts';
import { pageKeysOf } from '#domain/publishing/publishing.ts';
import { statusesInUse } from '#domain/money/paid-plan.ts';
import { read, readEach, type Statement } from '#functions/db/database.ts';
import {
  newsletterCounts as counted,
  newsletterSends as sends,
} from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { subscriptions } from '#functions/db/schema/site/money/subscriptions.ts';
import { subscriberIndex as people } from '#functions/db/schema/site/mail/subscribers.ts';
import { firstRow, number, type RowOf, rows, selection } from '#functions/db/selection.ts';
import { changeRepository } from '../publishing/change.ts';
import { countOf } from '../reads.ts';
import { inList, type SiteScope } from '../scope.ts';
import { leavers } from './leavers.ts';
import { letterDishes } from './letter-dishes.ts';
import { cameBack, hasLeft } from './mail-outcome.ts';
import { isDraft, isLetter, isThat, whatWasBefore } from './what-was-before.ts';

const content = {
  recipeId: sends.recipeId,
  note: sends.note,
  subject: sends.subject,
  previewLine: sends.previewLine,
  audience: sends.audience,
  joinedAfter: sends.joinedAfter,
  isOnSite: sends.isOnSite,
  isActive: sends.isActive,
};

export const storedSend = selection({
  ...content,
  id: sends.id,
  kind: sends.kind,
  activeSince: sends.activeSince,
  unsubscribed: sends.unsubscribed,
  siteId: sends.siteId,
  version: sends.version,
  state: sends.state,
  repeatNo: sends.repeatNo,
  title: sends.title,
  slug: sends.slug,
  sendAt: sends.sendAt,
  startedAt: sends.startedAt,
  finishedAt: sends.finishedAt,
  pausedFor: sends.pausedFor,
  heldUntil: sends.heldUntil,
  candidates: sends.candidates,
  result: sends.result,
  createdAt: sends.createdAt,
  updatedAt: sends.updatedAt,
});
export type NewsletterSend = RowOf<typeof storedSend>;

const { sendId, ...ends } = getTableColumns(counted);
const results = selection(ends);
export type LetterCounts = RowOf<typeof results>;
const resultsOfSend = selection({ sendId, ...ends });
const countingAt = (now: number) =>
  selection({
    free: number(sql`coalesce(sum(NOT ${hasPaidPlan(now)}), 0)`),
    paid: number(sql`coalesce(sum(${hasPaidPlan(now)}), 0)`),
  });
export type AudienceCount = RowOf<ReturnType<typeof countingAt>>;

type Listing = { recipeId?: RecipeId; limit: number; offset: number };
type Creation = { id: Id; kind: NewsletterKind; now: number };
type Update = { id: Id; expectedVersion: number; now: number };
/** What it is called on the site, and where. */
export type Place = { title: string; slug: string };
type Scheduling = Update & { sendAt: number; repeatNo: number } & Place;
type Showing = { id: Id; isOnSite: boolean; now: number } & Place;

/** Newsletters of a site, as their cook writes and starts them. */
export const newsletterSendRepository = (scope: SiteScope) => ({
  ...sendReads(scope),
  ...whatWasBefore(scope),
  ...sendWrites(scope),
});

/** One newsletter of the site. */
/** Has its pages made anew, where it stands on the site and `when` holds as well. */
export const pageChange = (
  scope: SiteScope,
  id: Id,
  { now, when }: { now: number; when?: SQL | undefined },
): Statement =>
  changeRepository(scope).record(
    pageKeysOf(id),
    now,
    sql`EXISTS (SELECT 1 FROM ${sends} WHERE ${and(isThat(scope, id), sql`${sends.isOnSite} = 1`, when)})`,
  );
const isWelcome = sql`${sends.kind} = 'welcome'`;

const sendReads = (scope: SiteScope) => ({
  find: (id: Id): Promise<NewsletterSend | null> =>
    read(
      scope.db,
      firstRow(storedSend, scope.db.select(storedSend.fields).from(sends).where(isThat(scope, id))),
    ),
  findWelcome: (): Promise<NewsletterSend | null> =>
    read(
      scope.db,
      firstRow(
        storedSend,
        scope.db
          .select(storedSend.fields)
          .from(sends)
          .where(and(eq(sends.siteId, scope.siteId), isWelcome)),
      ),
    ),
  /** The newest first. */
  list: async ({ recipeId, limit, offset }: Listing) => {
    const isMeant = and(
      eq(sends.siteId, scope.siteId),
      isLetter,
      recipeId === undefined ? undefined : eq(sends.recipeId, recipeId),
    );
    const page = scope.db
      .select(storedSend.fields)
      .from(sends)
      .where(isMeant)
      .orderBy(desc(sends.createdAt), desc(sends.id))
      .limit(limit)
      .offset(offset);
    const [listed, total] = await readEach(
      scope.db,
      rows(storedSend, page),
      countOf(sql`${sends} WHERE ${isMeant}`),
    );
    return { sends: listed, total };
  },
  ...counts(scope),
  ...letterDishes(scope),
});

const counts = (scope: SiteScope) => ({
  /** How many letters of each newsletter came to which end. */
  countResults: async (ids: readonly Id[]): Promise<Map<Id, LetterCounts>> => {
    const query = sql`SELECT ${resultsOfSend} FROM ${counted} WHERE ${counted.sendId} ${inList(ids)}
      AND EXISTS (SELECT 1 FROM ${sends} WHERE ${sends.id} = ${counted.sendId}
        AND +${sends.siteId} = ${scope.siteId})`;
    const found = await read(scope.db, rows(resultsOfSend, query));
    return new Map(found.map(({ sendId: id, ...letters }) => [id, letters]));
  },
  /** How many people get a newsletter now, by whether they have a paid plan. */
  countAudience: async (
    to: { joinedAfter: number | null },
    now: number,
  ): Promise<AudienceCount> => {
    const counting = countingAt(now);
    const query = sql`SELECT ${counting} FROM ${people} WHERE ${isReached(scope.siteId, to)}`;
    return (await read(scope.db, firstRow(counting, query))) ?? { free: 0, paid: 0 };
  },
});

const sendWrites = (scope: SiteScope) => ({
  create: (written: NewsletterContent, { id, kind, now }: Creation): Statement =>
    scope.db.insert(sends).values({
      ...contentOf(written),
      id,
      kind,
      siteId: scope.siteId,
      createdAt: now,
      updatedAt: now,
    }),
  /** A version that is not the expected one, or of no draft, becomes null, which the column refuses. */
  update: (written: NewsletterContent, { id, expectedVersion, now }: Update): Statement =>
    scope.db
      .update(sends)
      .set({
        ...contentOf(written),
        // Whoever came before is not sent it.
        activeSince: sql`CASE WHEN NOT ${written.isActive ? 1 : 0} THEN NULL
          WHEN ${sends.isActive} THEN ${sends.activeSince} ELSE ${now} END`,
        version: nextVersion(expectedVersion),
        updatedAt: now,
      })
      .where(isThat(scope, id)),
  delete: (id: Id): Statement => scope.db.delete(sends).where(and(isThat(scope, id), isDraft)),
  ...leavers(scope),
  ...moves(scope),
  /** Of one that has left the hands of its cook. */
  show: ({ id, now, ...shown }: Showing): Statement =>
    scope.db
      .update(sends)
      .set({ ...shown, updatedAt: now })
      .where(and(isThat(scope, id), sql`NOT ${isDraft}`)),
});

/** What has come back of it until now, and what was refused at once. */
const returnsNow = sql<number>`coalesce((SELECT ${cameBack} FROM ${counted}
  WHERE ${counted.sendId} = ${sends.id}), 0)`;

const unscheduled = {
  state: 'draft',
  sendAt: null,
  repeatNo: null,
  title: null,
  slug: null,
} as const;

const moves = (scope: SiteScope) => ({
  schedule: ({ id, expectedVersion, now, ...scheduled }: Scheduling): Statement =>
    scope.db
      .update(sends)
      .set({
        ...scheduled,
        state: 'scheduled',
        version: nextVersion(expectedVersion),
        updatedAt: now,
      })
      .where(isThat(scope, id)),
  /** Before anything of it has begun. */
  unschedule: (id: Id, now: number): Statement =>
    scope.db
      .update(sends)
      .set({ ...unscheduled, updatedAt: now })
      .where(and(isThat(scope, id), eq(sends.state, 'scheduled'))),
  /** Whoever was not sent it yet never is; where nobody was, it is as if it had never begun to leave. */
  cancel: (id: Id, now: number): Statement[] => {
    const isUnderWay = and(
      isThat(scope, id),
      inArray(sends.state, ['preparing', 'sending', 'paused']),
    );
    return [
      pageChange(scope, id, { now, when: isUnderWay }),
      scope.db
        .update(sends)
        .set({
          state: 'canceled',
          startedAt: sql`CASE WHEN ${hasLeft} THEN ${sends.startedAt} END`,
          pausedFor: null,
          finishedAt: now,
          updatedAt: now,
        })
        .where(isUnderWay),
    ];
  },
  /** From where it stood; what was never begun waits for its turn again. */
  resume: (id: Id, now: number): Statement =>
    scope.db
      .update(sends)
      .set({
        state: sql`CASE WHEN ${sends.startedAt} IS NULL THEN 'scheduled' ELSE 'sending' END`,
        pausedFor: null,
        acceptedReturns: returnsNow,
        seenAt: 0,
        updatedAt: now,
      })
      .where(and(isThat(scope, id), eq(sends.state, 'paused'))),
});

const nextVersion = (expected: number): SQL =>
  sql`CASE WHEN ${sends.version} = ${expected} AND ${isDraft} THEN ${sends.version} + 1 END`;

/** Nothing else of what a service hands over. */
const contentOf = (written: NewsletterContent): NewsletterContent => ({
  recipeId: written.recipeId,
  note: written.note,
  subject: written.subject,
  previewLine: written.previewLine,
  audience: written.audience,
  joinedAfter: written.joinedAfter,
  isOnSite: written.isOnSite,
  isActive: written.isActive,
});

/**
 * Late payments are retried meanwhile. The list of subscribers knows no clock: a plan that was canceled or given ends
 * by itself, and until the provider or a job says so only its own row tells.
 */
const hasPaidPlan = (now: number): SQL =>
  sql`CASE WHEN ${people.plan} IS NOT NULL AND ${people.plan} <> 'free'
    AND ${people.planStatus} ${inList(statusesInUse)}
    THEN NOT EXISTS (SELECT 1 FROM ${subscriptions} WHERE ${subscriptions.siteId} = ${people.siteId}
      AND ${subscriptions.userId} = ${people.userId} AND ${subscriptions.endedAt} IS NULL
      AND ${subscriptions.endsAt} <= ${now}) ELSE 0 END`;

/** Who has asked for the letters of a site, and is sent them. */
export const isReached = (siteId: string, { joinedAfter }: { joinedAfter: number | null }): SQL =>
  sql`${people.siteId} = ${siteId} AND ${people.state} = 'subscribed'
    AND ${joinedAfter === null ? sql`1` : sql`${people.subscribedAt} >= ${joinedAfter}`}`;

export const isInSegment = (now: number) => ({
  free: sql`NOT ${hasPaidPlan(now)}`,
  paid: hasPaidPlan(now),
});

export const isInAudience = (audience: Audience, now: number): SQL =>
  audience === 'all' ? sql`1` : isInSegment(now)[audience];
