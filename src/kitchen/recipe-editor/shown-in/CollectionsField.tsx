import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import type { CollectionId } from '#domain/ids.ts';
import { findNamed, namedSo } from '#domain/kitchen/naming/find-named.ts';
import { ChipsField } from '../chips/ChipsField.tsx';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { setMembership, type ShownIn } from './shown-in.ts';

const { shown: texts } = dishMessages;
const mostOffered = 8;
const titleMaxLength = 255;
/** Titles of collections are compared as they are. */
const language = 'und';

/** The collections that hold the recipe; each change is saved at once. */
export function CollectionsField({ collections }: Pick<ShownIn, 'collections'>) {
  const stored = useStore(useRecipeDraft().$stored);
  const { memberOf, change } = useMembership(stored.id, stored.collections);
  if (collections.length === 0) return <p className="kitchen-meta">{texts.noCollections}</p>;
  const chips = collections
    .filter(({ id }) => memberOf.has(id))
    .map(({ id, title }) => ({ id, label: title }));
  const free = collections.filter(({ id }) => !memberOf.has(id));
  return (
    <ChipsField
      label={texts.collections}
      field={null}
      chips={chips}
      placeholder={texts.collectionsHint}
      most={titleMaxLength}
      optionsFor={(typed) =>
        findNamed(free, typed, { language, limit: mostOffered }).map(
          ({ id, title, recipeCount }) => ({ id, label: title, detail: texts.count(recipeCount) }),
        )
      }
      onChoose={({ id }) => change(id, true)}
      onWords={(words) => {
        const found = namedSo(free, words, language);
        if (found) change(found.id, true);
        return found !== null;
      }}
      onRemove={({ id }) => change(id, false)}
      isReadOnly={false}
    />
  );
}

/** Shows a change at once, and takes it back where it could not be saved. */
function useMembership(recipeId: string, stored: readonly { id: CollectionId }[]) {
  const [memberOf, setMemberOf] = useState<ReadonlySet<CollectionId>>(
    () => new Set(stored.map(({ id }) => id)),
  );
  const show = (id: CollectionId, isMember: boolean) =>
    setMemberOf(
      (before) => new Set(isMember ? [...before, id] : [...before].filter((e) => e !== id)),
    );
  const change = (collectionId: CollectionId, isMember: boolean) => {
    show(collectionId, isMember);
    const takeBack = () => show(collectionId, !isMember);
    void setMembership({ recipeId, collectionId, isMember }, takeBack).then((isDone) => {
      if (!isDone) takeBack();
    });
  };
  return { memberOf, change };
}
