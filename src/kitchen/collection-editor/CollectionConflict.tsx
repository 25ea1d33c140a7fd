import { useState } from 'react';
import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import type { CollectionContent } from '#domain/kitchen/collections/collection-content.ts';
import {
  type CollectionPart,
  mergeCollections,
  withParts,
} from '#domain/kitchen/collections/merge-collections.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { Button } from '#ui/Button.tsx';
import { conflictHeadingId } from '../recipe-editor/conflict/show-conflict.ts';
import { tellOfDraft } from '../drafts/draft-notices.ts';
import { type StoredCollection, useCollection, useCollectionDraft } from './collection-draft.ts';
import { showField } from '../fields/show-field.ts';

const { conflict: texts } = collectionEditorMessages;
type Side = 'mine' | 'theirs';

type Props = { base: CollectionContent; theirs: StoredCollection };

/** What two people or two tabs made of one collection: what only one changed is taken, the rest chosen. */
export function CollectionConflict({ base, theirs }: Props) {
  const draft = useCollectionDraft();
  const mine = useCollection((content) => content);
  const [taken, setTaken] = useState<readonly CollectionPart[]>([]);
  const { content, conflicts } = mergeCollections(base, mine, theirs.content);
  const choose = (part: CollectionPart, side: Side) =>
    setTaken([...taken.filter((each) => each !== part), ...(side === 'theirs' ? [part] : [])]);
  const settle = () => {
    draft.resolve(withParts(content, theirs.content, taken));
    tellOfDraft(texts.saved, draft.undo);
    showField('title');
  };
  return (
    <section className="editor-conflict" aria-labelledby={conflictHeadingId}>
      <h2 id={conflictHeadingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{conflicts.length === 0 ? texts.nothingTwice : texts.text}</p>
      {conflicts.map((part) => (
        <fieldset key={part} className="editor-decision">
          <legend>{texts.parts[part]}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <span>
                <input
                  type="radio"
                  name={part}
                  checked={taken.includes(part) === (side === 'theirs')}
                  onChange={() => choose(part, side)}
                />
                {texts[side]}
              </span>
              <span className="editor-side">
                {told[part](side === 'mine' ? mine : theirs.content)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button onClick={settle}>{texts.save}</Button>
    </section>
  );
}

type Tell = (content: CollectionContent) => string;

const chosenText = (id: string | null): string => (id === null ? texts.none : texts.chosen);

const told: Record<CollectionPart, Tell> = {
  title: ({ title }) => title,
  slug: ({ slug }) => slug,
  description: ({ description }) => (description ? toPlainText(description) : texts.nothing),
  cover: ({ imageId }) => chosenText(imageId),
  film: ({ videoId, youtubeVideoId }) => youtubeVideoId ?? chosenText(videoId),
};
