import { useStore } from '@nanostores/react';
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
import { usePictureNames } from '../drafts/picture-names.ts';
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
  const { image, video } = useStore(draft.$stored);
  const picture = usePictureNames([theirs.view.image, image].filter((each) => each !== null));
  const film = (id: string) =>
    [theirs.view.video, video].find((each) => each?.id === id)?.name || texts.chosen;
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
          offered={offeredSides({ ...sides, both: withBothOf(content, sides, part) }, (side) =>
            told[part](side, { picture, film }),
          )}
          choice={choiceOf(part)}
          onChoose={(choice) => choose(part, choice)}
        />
      ))}
      <Button onClick={settle}>{texts.save}</Button>
    </section>
  );
}

type Names = Record<'picture' | 'film', (id: string) => string>;
type Tell = (content: CollectionContent, names: Names) => string;

const told: Record<CollectionPart, Tell> = {
  title: ({ title }) => title,
  slug: ({ slug }) => slug,
  description: ({ description }) => (description ? toPlainText(description) : texts.nothing),
  cover: ({ imageId }, { picture }) => (imageId === null ? texts.none : picture(imageId)),
  film: ({ videoId, youtubeVideoId }, { film }) =>
    youtubeVideoId ?? (videoId === null ? texts.none : film(videoId)),
};
