import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import type { PartDraft } from './site-part-kind.ts';

/** `typed` and `place` as in `DraftChange`: what was typed, and where undo leads back to. */
type Change = { typed?: string | undefined; place?: string };

/** One field of a part of the site, of which a change is a step to undo. */
export function usePartField<Content extends object, Name extends keyof Content & string>(
  draft: PartDraft<Content>,
  name: Name,
) {
  const issues = useStore(draft.$issues);
  const role = useStore(draft.$role);
  const value = useSyncExternalStore(
    (render) => draft.$content.listen(() => render()),
    () => draft.$content.get()[name],
  );
  return {
    value,
    issue: issues[name],
    isReadOnly: role !== 'writer',
    set: (next: Content[Name], { typed, place = name }: Change = {}) =>
      draft.change({
        field: place,
        update: (content) => (content[name] === next ? content : { ...content, [name]: next }),
        ...(typed !== undefined && { typed }),
      }),
  };
}
