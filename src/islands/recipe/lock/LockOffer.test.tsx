import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RecipeLock } from '#domain/recipe/recipe-access.ts';
import type { LockOffer as Offer } from '#stores/accounts/reader.ts';
import { LockOffer } from './LockOffer.tsx';

const show = (lock: RecipeLock, offer: Offer = 'subscribe') =>
  render(<LockOffer lock={lock} offer={offer} />);
const link = () => screen.queryByRole('link')?.getAttribute('href');

describe('What a premium recipe says, §6', () => {
  it.each([
    ['subscribe', 'Subscribe'],
    ['upgrade', 'Upgrade to Full Access'],
    ['pay', 'Pay now'],
  ] as const)('with the offer to %s is %s', (offer, label) => {
    show('plan', offer);
    expect(
      screen.getByText(
        'This is a premium recipe and is only available to subscribers with full access subscriptions',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe('/subscribe');
  });

  it('is about Substack in the theme of letters', () => {
    show('substack');
    expect(screen.getByText('This recipe is for paid Substack subscribers')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in with Substack email' })).toBeTruthy();
    expect(link()).toBe('/sign-in');
  });
});
