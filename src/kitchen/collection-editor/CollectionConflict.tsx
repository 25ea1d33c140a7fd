import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import type { CollectionContent } from '#domain/kitchen/collections/collection-content.ts';
import {
  type CollectionPart,
  mergeCollections,
  withBothOf,
  withChosenParts,
} from '#domain/kitchen/collections/merge-collections.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { Button } from '#ui/Button.tsx';
import { conflictHeadingId } from '../recipe-editor/conflict/show-conflict.ts';
import { ConflictChoice } from '../drafts/ConflictChoice.tsx';
import { offeredSides } from '../drafts/offered-sides.ts';
import { tellOfDraft } from '../drafts/draft-notices.ts';
import { useChoices } from '../drafts/use-choices.ts';
import { type StoredCollection, useCollection, useCollectionDraft } from './collection-draft.ts';
import { showField } from '../fields/show-field.ts';

const { conflict: texts } = collectionEditorMessages;

type Props = { base: CollectionContent; theirs: StoredCollection };

/** What two people or two tabs made of one collection: what only one changed is taken, the rest chosen. */
export function CollectionConflict({ base, theirs }: Props) {
  const draft = useCollectionDraft();
  const mine = useCollection((content) => content);
  const { choices, choiceOf, choose } = useChoices<CollectionPart>();
  const sides = { mine, theirs: theirs.content };
  const { content, conflicts } = mergeCollections(base, mine, theirs.content);
  const settle = () => {
    draft.resolve(withChosenParts(content, sides, { names: conflicts, choices }));
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
        <ConflictChoice
          key={part}
          name={part}
          legend={texts.parts[part]}
          offered={offeredSides({ ...sides, both: withBothOf(content, sides, part) }, told[part])}
          choice={choiceOf(part)}
          onChoose={(choice) => choose(part, choice)}
        />
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
