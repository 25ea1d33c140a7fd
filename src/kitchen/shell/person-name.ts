import { historyMessages as texts } from '#contract/kitchen/history-messages.ts';
import { $session } from './session.ts';

type Person = { id: string; displayName: string | null };

/** What somebody is called in a sentence. Who never said what they are called is not gone for that. */
export function personName(person: Person | null): string {
  if (person === null) return texts.nobody;
  const session = $session.get();
  const isOwn = session.status === 'open' && session.user.id === person.id;
  return person.displayName?.trim() || (isOwn ? texts.you : texts.nameless);
}
