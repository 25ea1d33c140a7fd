import type { Id } from '#domain/ids.ts';
import { idOfLetterCode } from '#domain/mail/newsletter/letter-code.ts';
import type { VisitContext } from '#functions/http/context.ts';

/**
 * Which newsletter of the site brought somebody, as their browser says; null where it names none.
 * Anybody can write what they like there, so what is wrong is as good as nothing.
 */
export async function broughtBy(
  { repositories }: Pick<VisitContext, 'repositories'>,
  code: string | undefined,
): Promise<Id | null> {
  const id = code === undefined ? null : idOfLetterCode(code);
  if (id === null) return null;
  return (await repositories.newsletterSignUps.hasLeft(id)) ? id : null;
}

type Person = { userId: string; now: number };

/** Stands before the statement that confirms the person. */
export const noteBrought = (
  { newsletterSignUps }: Pick<VisitContext['repositories'], 'newsletterSignUps'>,
  sendId: Id | null,
  person: Person,
) => (sendId === null ? [] : [newsletterSignUps.note({ ...person, sendId })]);
