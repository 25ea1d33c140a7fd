import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { recipeEditorMessages } from '#contract/kitchen/recipe-editor-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Menu, type MenuItem } from '#ui/dialogs/Menu.tsx';
import { siteSlugHere } from '../../shell/address.ts';
import { useRecipeDraft } from '../draft/use-draft.ts';
import { deleteRecipe, publicationState, publish, unpublish } from './publication.ts';

const { publish: texts, state: states } = recipeEditorMessages;
const buttons = { draft: texts.publish, changed: texts.update };

/** The state of the recipe and the one button that changes it. */
export function PublishControl() {
  const draft = useRecipeDraft();
  const stored = useStore(draft.$stored);
  const { status } = useStore(draft.$saving);
  const role = useStore(draft.$role);
  const [isPending, setIsPending] = useState(false);
  const state = publicationState(stored, status === 'saved');
  const run = async (action: (of: typeof draft) => Promise<void>) => {
    setIsPending(true);
    await action(draft);
    setIsPending(false);
  };
  const isPublished = state !== 'draft';
  const items: MenuItem[] = [
    ...(isPublished
      ? [
          { label: texts.view, href: publicAddress(stored.slug) },
          { label: texts.unpublish, onSelect: () => void run(unpublish) },
        ]
      : []),
    { label: texts.delete, onSelect: () => void run(deleteRecipe) },
  ];
  const isBlocked = role !== 'writer' || status === 'conflict';
  return (
    <div className="editor-publish">
      <span className="state" data-state={state}>
        {states[state]}
      </span>
      {state !== 'published' && (
        <Button isPending={isPending} disabled={isBlocked} onClick={() => void run(publish)}>
          {buttons[state]}
        </Button>
      )}
      <Menu label={texts.more} items={items}>
        <span aria-hidden>⋯</span>
      </Menu>
    </div>
  );
}

const publicAddress = (slug: string): string =>
  `${globalThis.location.protocol}//${siteSlugHere()}.${globalThis.location.host}/recipes/${slug}`;
