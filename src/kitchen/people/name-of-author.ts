import { personMessages as texts } from '#contract/kitchen/shell/person-messages.ts';
import { $session } from '../shell/session/session.ts';

type Author = { id: string; displayName: string | null };

/** Who did something on the site. Who never said what they are called is not gone for that. */
export function nameOfAuthor(author: Author | null): string {
  if (author === null) return texts.gone;
  const session = $session.get();
  const isOwn = session.status === 'open' && session.user.id === author.id;
  return author.displayName ?? (isOwn ? texts.you : texts.nameless);
}
