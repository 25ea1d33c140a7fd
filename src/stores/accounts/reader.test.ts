import { expect, it } from 'vitest';
import { aSiteUser, aStoppedSubscriber, aSubscriber } from '#stores/testing/users.ts';
import { lockOfferFor } from './reader.ts';

it.each([
  ['nobody', null, 'subscribe'],
  ['a person without a plan', aSiteUser(), 'subscribe'],
  ['a free subscriber', aSubscriber('free'), 'upgrade'],
  ['whoever has a plan that is not paid', aStoppedSubscriber(), 'pay'],
] as const)('A locked recipe offers %s what leads to it', (_who, user, offer) => {
  expect(lockOfferFor(user)).toBe(offer);
});
