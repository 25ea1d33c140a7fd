import { describe, expect, it } from 'vitest';
import { anonymous } from '../recipe/recipe-access.ts';
import type { Reader } from '../recipe/recipe-access.ts';
import { showsNewsletterBox, showsSubscribeButton, subscribeBoxFor } from './subscribe-offers.ts';
import {
  canChoosePlan,
  initialPlan,
  leavesSubscribePage,
  subscribePageFor,
} from './subscribe-page.ts';

const both = { newslettersEnabled: true, subscriptionsEnabled: true };
const newsletters = { newslettersEnabled: true, subscriptionsEnabled: false };
const subscriptions = { newslettersEnabled: false, subscriptionsEnabled: true };
const neither = { newslettersEnabled: false, subscriptionsEnabled: false };
const sites = [both, newsletters, subscriptions, neither];

const noPlan: Reader = { kind: 'visitor', plan: null };
const free: Reader = { kind: 'visitor', plan: 'free' };
const paid: Reader = { kind: 'visitor', plan: 'yearly' };

describe('Newsletter box, §6', () => {
  it.each([
    ['anonymous', anonymous, [true, true, false, false]],
    ['a visitor without plan', noPlan, [true, true, false, false]],
    ['a free subscriber', free, [true, false, false, false]],
    ['a paid subscriber', paid, [false, false, false, false]],
  ])('is shown to %s where newsletters are on', (_case, reader, expected) => {
    expect(sites.map((site) => showsNewsletterBox(site, reader))).toEqual(expected);
  });
});

describe('Subscribe box, §4', () => {
  it.each([
    [
      'anonymous',
      anonymous,
      ['redirect-to-subscribe', 'newsletter', 'redirect-to-subscribe', 'upgrade'],
    ],
    ['a free subscriber', free, ['upgrade', 'newsletter', 'upgrade', 'upgrade']],
  ])('offers %s', (_case, reader, expected) => {
    expect(sites.map((site) => subscribeBoxFor(site, reader))).toEqual(expected);
  });
});

describe('Subscribe button of the header, §2', () => {
  it.each([
    [newsletters, '/', true],
    [subscriptions, '/', false],
    [both, '/subscribe', false],
    [both, '/subscribe/success', false],
  ])('of %j on %s is shown: %s', (site, path, expected) => {
    expect(showsSubscribeButton(site, path)).toBe(expected);
  });
});

describe('Subscribe page, §2', () => {
  it('shows plans, a newsletter form or a fallback', () => {
    expect(sites.map((site) => subscribePageFor(site, free))).toEqual([
      'plans',
      'newsletter',
      'plans',
      'fallback',
    ]);
    expect(subscribePageFor(both, paid)).toBe('fallback');
  });

  it('sends away paid subscribers, and everyone where newsletters are off', () => {
    expect(sites.map((site) => leavesSubscribePage(site, anonymous))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(leavesSubscribePage(both, paid)).toBe(true);
  });

  it('starts with the monthly plan where plans are sold', () => {
    expect(sites.map(initialPlan)).toEqual(['monthly', 'free', 'monthly', 'free']);
  });

  it('does not offer the plan one has', () => {
    expect(canChoosePlan('free', free)).toBe(false);
    expect(canChoosePlan('monthly', free)).toBe(true);
    expect(canChoosePlan('free', anonymous)).toBe(true);
  });
});
