import { z } from 'zod';
import { subscriberEventKinds } from '#domain/mail/subscriber-event.ts';
import { subscriberSources } from '#domain/mail/subscriber-source.ts';
import { subscriberOrders } from '#domain/mail/subscriber-view.ts';
import { subscriberStates } from '#domain/mail/subscriber-state.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { grantKinds, planTypes, subscriptionStatuses } from '#domain/money/plans.ts';
import { issueMessages } from '../issue-messages.ts';
import { dateTime, id, textUpTo } from '../fields.ts';
import { paging } from '../paging.ts';

const searchMaxLength = 200;
const cursorMaxLength = 300;

/** The last subscriber of the page before: what the order goes by, and their id. */
const cursor = textUpTo(cursorMaxLength)
  .regex(/^.{1,260}\/[0-9a-f-]{36}$/, { error: issueMessages.invalidInput })
  .transform((text) => {
    const parted = text.lastIndexOf('/');
    return { key: text.slice(0, parted), userId: text.slice(parted + 1) };
  });

const filters = {
  /** Words, each a part of the address or of the name; their signs have no meaning. */
  search: textUpTo(searchMaxLength)
    .overwrite(oneLine)
    .transform((text) => (text === '' ? undefined : text))
    .exactOptional(),
  state: z.enum(subscriberStates).exactOptional(),
  plan: z.enum([...planTypes, 'none']).exactOptional(),
  /** Unknown of those from before it was kept. */
  source: z.enum([...subscriberSources, 'unknown']).exactOptional(),
};

/** GET `{siteSlug}/subscribers.csv`. */
export const subscriberFilters = z.strictObject(filters);
export type SubscriberFilters = z.output<typeof subscriberFilters>;

/** GET `{siteSlug}/subscribers`. */
export const subscribersQuery = z.strictObject({
  ...filters,
  order: z.enum(subscriberOrders).default('newest'),
  limit: paging.limit,
  cursor: cursor.exactOptional(),
});
export type SubscribersQuery = z.output<typeof subscribersQuery>;

const subscriberView = z
  .strictObject({
    id,
    email: z.string(),
    displayName: z.string().nullable(),
    state: z.enum(subscriberStates),
    /** Null where it was not kept yet when they came. */
    source: z.enum(subscriberSources).nullable(),
    subscribedAt: dateTime,
    planType: z.enum(planTypes).nullable(),
    planStatus: z.enum(subscriptionStatuses).nullable(),
    /** While the free days of their plan last, when they end; null of all else. */
    freeUntil: dateTime.nullable(),
  })
  .meta({ id: 'Subscriber' });
export type SubscriberView = z.output<typeof subscriberView>;

export const subscribersAnswer = z.strictObject({
  subscribers: z.array(subscriberView),
  /** All that the filters let through. */
  total: z.int(),
  /** How many the other filters let through in each state. */
  counts: z.record(z.enum(subscriberStates), z.int()),
  /** Null on the last page. */
  nextCursor: z.string().nullable(),
});
export type SubscribersAnswer = z.output<typeof subscribersAnswer>;

const eventView = z
  .strictObject({
    kind: z.enum([...subscriberEventKinds, 'plan-started', 'plan-ended', 'suppressed', 'lifted']),
    at: dateTime,
    /** Where it began, who ended it, which plan it is, why no letter goes there, or `undated`. */
    detail: z.string().nullable(),
    /** The file that an import read. */
    fileName: z.string().nullable(),
  })
  .meta({ id: 'SubscriberEvent' });
export type SubscriberEventView = z.output<typeof eventView>;

/** GET `{siteSlug}/subscribers/{subscriberId}`. */
export const subscriberAnswer = z.strictObject({
  subscriber: subscriberView,
  /** Oldest first. */
  history: z.array(eventView),
  /** Why their plan costs them nothing, and until when; null of any other. */
  grant: z.strictObject({ kind: z.enum(grantKinds), endsAt: dateTime.nullable() }).nullable(),
  /** On this site. */
  commentCount: z.int(),
  bookmarkCount: z.int(),
});
export type SubscriberAnswer = z.output<typeof subscriberAnswer>;

/** POST `{siteSlug}/subscribers/{subscriberId}/complimentary-plan`. */
export const complimentaryInput = z
  .strictObject({
    /** When it ends; null for good. */
    until: dateTime.nullable(),
  })
  .meta({ id: 'ComplimentaryPlan' });
export type ComplimentaryInput = z.output<typeof complimentaryInput>;
