import type { SubscriberFilters, SubscriberView } from '#contract/mail/subscriber.ts';
import { csvHead, csvLine } from '#domain/text/csv.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { subscriberViewOf } from './list-subscribers.ts';

const partSize = 500;
const head = csvHead(['email', 'name', 'state', 'subscribed_at', 'plan', 'plan_status', 'source']);

/** All subscribers as lines of a CSV file, a part at a time: as fast as somebody takes them. */
export async function* exportSubscribers(
  ctx: Pick<SiteContext, 'repositories' | 'now'>,
  filter: SubscriberFilters,
): AsyncGenerator<string, void> {
  yield head;
  let after: string | undefined = '';
  while (after !== undefined) {
    const part = await ctx.repositories.subscribers.listPart(
      { ...filter, now: ctx.now },
      after,
      partSize,
    );
    if (part.length > 0) yield part.map((each) => lineOf(subscriberViewOf(each))).join('');
    after = part.length < partSize ? undefined : part.at(-1)?.userId;
  }
}

const lineOf = ({
  email,
  displayName,
  state,
  subscribedAt,
  planType,
  planStatus,
  source,
}: SubscriberView) =>
  csvLine([
    email,
    displayName ?? '',
    state,
    subscribedAt,
    planType ?? '',
    planStatus ?? '',
    source ?? '',
  ]);
