import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LockOffer } from './LockOffer.tsx';

const show = (lock: 'plan' | 'substack', isFreeSubscriber = false) =>
  render(<LockOffer lock={lock} isFreeSubscriber={isFreeSubscriber} />);
const link = () => screen.queryByRole('link')?.getAttribute('href');

describe('What a premium recipe says, §6', () => {
  it.each([
    [false, 'Subscribe'],
    [true, 'Upgrade to Full Access'],
  ])('to a free subscriber %s is %s', (isFree, label) => {
    show('plan', isFree);
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
