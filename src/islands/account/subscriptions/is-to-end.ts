import type { UserSubscription } from '#stores/money/subscriptions.ts';

type Plan = Pick<NonNullable<UserSubscription['subscription']>, 'endsAt' | 'keptWish'>;

/** By the last wish, also while the payment provider has not heard it yet. */
export const isToEnd = ({ endsAt, keptWish }: Plan): boolean =>
  keptWish === null ? endsAt !== null : keptWish === 'end';
