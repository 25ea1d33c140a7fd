/** The cards that the pages offer, and what each does; the numbers are those of Stripe's test mode. */
export const cards = {
  good: { number: '4242 4242 4242 4242', says: 'Pays' },
  declined: { number: '4000 0000 0000 0002', says: 'Is declined', decline: 'generic_decline' },
  empty: { number: '4000 0000 0000 9995', says: 'Has no money', decline: 'insufficient_funds' },
  fails_later: { number: '4000 0000 0000 0341', says: 'Pays once, fails at each renewal' },
  asks: { number: '4000 0027 6000 3184', says: 'Asks the owner each time (3-D Secure)' },
} as const satisfies Record<string, { number: string; says: string; decline?: string }>;
export type CardName = keyof typeof cards;

export const isCardName = (name: unknown): name is CardName =>
  typeof name === 'string' && Object.hasOwn(cards, name);

export type Attempt =
  | { kind: 'paid' }
  | { kind: 'asks' }
  | { kind: 'declined'; code: 'card_declined'; decline: string };

type Circumstances = { isOnSession: boolean; isConfirmed: boolean };

/** What becomes of a charge; somebody who is there can confirm it. */
export function attempt(
  card: CardName | null,
  { isOnSession, isConfirmed }: Circumstances,
): Attempt {
  if (card === null) return declined('generic_decline');
  if (card === 'asks') return isConfirmed ? { kind: 'paid' } : { kind: 'asks' };
  if (card === 'fails_later') return isOnSession ? { kind: 'paid' } : declined('generic_decline');
  const { decline } = { decline: undefined, ...cards[card] };
  return decline === undefined ? { kind: 'paid' } : declined(decline);
}

const declined = (decline: string): Attempt => ({
  kind: 'declined',
  code: 'card_declined',
  decline,
});

export const declineMessage = (decline: string): string =>
  decline === 'insufficient_funds'
    ? 'Your card has insufficient funds.'
    : 'Your card was declined.';
