import { computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { SubscriberAnswer } from '#contract/mail/subscriber.ts';
import { complimentaryMessages } from '#contract/kitchen/money/complimentary-messages.ts';
import { subscribersMessages } from '#contract/kitchen/mail/subscribers-messages.ts';
import { type Remote, remote, valueOf } from '#stores/remote.ts';
import { submission } from '#stores/submit.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import { learnSubscriber, loadSubscribers } from './subscriber-list.ts';
import { openSubscriber } from './subscribers-view.ts';

const texts = subscribersMessages.person;

const person = remote<SubscriberAnswer>();
export const $personState: ReadableAtom<Remote<SubscriberAnswer>> = person.$remote;
export const $person = computed(person.$remote, valueOf);

const subscriber = manageApi[':siteSlug'].subscribers[':subscriberId'];
const paramOf = (subscriberId: string) => ({
  param: { siteSlug: siteSlugHere(), subscriberId },
});

export const loadPerson = (id: string): Promise<void> =>
  person.load(async () => jsonOf(await call(() => subscriber.$get(paramOf(id)))));

type Someone = { id: string; email: string };

export const unsubscribing = submission(async ({ id, email }: Someone) => {
  const answer = await jsonOf(await call(() => subscriber.unsubscribe.$post(paramOf(id))));
  learn(id, answer);
  notify(texts.unsubscribed(email));
});

/** `until` is when it ends; null for good. */
export const granting = submission(
  async ({ id, email, until }: Someone & { until: string | null }) => {
    const asked = { ...paramOf(id), json: { until } };
    const answer = await call(() => subscriber['complimentary-plan'].$post(asked));
    learn(id, await jsonOf(answer));
    notify(complimentaryMessages.given(email));
  },
);

export const endingGrant = submission(async ({ id, email }: Someone) => {
  const answer = await call(() => subscriber['complimentary-plan'].$delete(paramOf(id)));
  learn(id, await jsonOf(answer));
  notify(complimentaryMessages.ended(email));
});

function learn(id: string, answer: SubscriberAnswer): void {
  person.set(answer);
  learnSubscriber(id, answer.subscriber);
  void loadSubscribers();
}

export const removing = submission(async ({ id, email }: Someone) => {
  await call(() => subscriber.$delete(paramOf(id)));
  learnSubscriber(id, null);
  openSubscriber(null);
  notify(texts.removed(email));
  void loadSubscribers();
});
