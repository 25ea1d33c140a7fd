import { z } from 'zod';
import { newsletterStates } from '#domain/mail/newsletter-state.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { planTypes, subscriptionStatuses } from '#domain/money/plans.ts';
import { issueMessages } from '../issue-messages.ts';
import { dateTime, id, textUpTo } from '../fields.ts';
import { paging } from '../paging.ts';

const searchMaxLength = 200;
const cursorMaxLength = 60;

/** The last subscriber of the page before: when they subscribed, and their id. */
const cursor = textUpTo(cursorMaxLength)
  .regex(/^\d{1,15}\.[0-9a-f-]{36}$/, { error: issueMessages.invalidInput })
  .transform((text) => {
    const [subscribedAt = '', userId = ''] = text.split('.');
    return { subscribedAt: Number(subscribedAt), userId };
  });
export type SubscriberCursor = z.output<typeof cursor>;

const filters = {
  /** Words, each a part of the address or of the name; their signs have no meaning. */
  search: textUpTo(searchMaxLength)
    .overwrite(oneLine)
    .transform((text) => (text === '' ? undefined : text))
    .exactOptional(),
  state: z.enum(newsletterStates).exactOptional(),
  plan: z.enum([...planTypes, 'none']).exactOptional(),
};

/** GET `{siteSlug}/subscribers.csv`. */
export const subscriberFilters = z.strictObject(filters);
export type SubscriberFilters = z.output<typeof subscriberFilters>;

/** GET `{siteSlug}/subscribers`. */
export const subscribersQuery = z.strictObject({
  ...filters,
  limit: paging.limit,
  cursor: cursor.exactOptional(),
});
export type SubscribersQuery = z.output<typeof subscribersQuery>;

const subscriberView = z
  .strictObject({
    id,
    email: z.string(),
    displayName: z.string().nullable(),
    state: z.enum(newsletterStates),
    subscribedAt: dateTime,
    planType: z.enum(planTypes).nullable(),
    planStatus: z.enum(subscriptionStatuses).nullable(),
  })
  .meta({ id: 'Subscriber' });
export type SubscriberView = z.output<typeof subscriberView>;

export const subscribersAnswer = z.strictObject({
  subscribers: z.array(subscriberView),
  /** All that the filters let through. */
  total: z.int(),
  /** Null on the last page. */
  nextCursor: z.string().nullable(),
});
export type SubscribersAnswer = z.output<typeof subscribersAnswer>;
