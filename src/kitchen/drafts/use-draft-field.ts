import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import type { Draft } from './open-draft.ts';

/** `typed` and `place` as in `DraftChange`: what was typed, and where undo leads back to. */
type Change = { typed?: string | undefined; place?: string };

type FieldsOf<Content> = Pick<Draft<Content, unknown>, '$content' | '$issues' | '$role' | 'change'>;

/** One field of what is written, of which a change is a step to undo. */
export function useDraftField<Content extends object, Name extends keyof Content & string>(
  draft: FieldsOf<Content>,
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
