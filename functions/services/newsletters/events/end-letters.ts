import type { SuppressionReason } from '#domain/mail/subscriber-state.ts';
import type { Context } from '#functions/http/context.ts';
import type { LetterOfPerson } from '#functions/repositories/newsletters/mail-outcome.ts';

type Site = Pick<ReturnType<Context['siteOf']>, 'mailOutcomes'>;
type Letter = Pick<LetterOfPerson, 'sendId' | 'userId'>;
type Heard = { kind: SuppressionReason | 'soft-bounced'; now: number };

/**
 * What follows for whom a letter did not reach, at once or as is heard later: none goes there any more, or
 * where it may pass after several in a row.
 */
export function endLetters({ mailOutcomes }: Site, letter: Letter, { kind, now }: Heard) {
  const { sendId, userId } = letter;
  if (kind !== 'soft-bounced') return mailOutcomes.suppress({ userId, now }, kind);
  return [
    mailOutcomes.countSoftBounce({ sendId, userId, now }),
    ...mailOutcomes.suppressSoftBounced({ userId, now }),
  ];
}
