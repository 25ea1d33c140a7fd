import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectionEditorMessages } from '#contract/kitchen/lists/collections-messages.ts';
import type { CollectionContent } from '#domain/kitchen/collections/collection-content.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { CollectionConflict } from './CollectionConflict.tsx';
import { CollectionScope } from './collection-draft.ts';

const { conflict: texts } = collectionEditorMessages;
const base: CollectionContent = {
  title: 'Pies',
  slug: 'pies',
  description: paragraphsFromText('All round.'),
  imageId: null,
  imageCrop: null,
  videoId: null,
  youtubeVideoId: null,
  recipeIds: [],
};

beforeEach(() => void vi.stubGlobal('CSS', { escape: String }));
afterEach(() => void vi.unstubAllGlobals());

it('A description that two wrote is both where both are wanted, and a title is one', async () => {
  const resolved: CollectionContent[] = [];
  const [mine, theirs] = ['Sweet', 'Savoury'].map((title) => ({
    ...base,
    title,
    description: paragraphsFromText(`All round.\n${title}.`),
  }));
  const view = { image: null, video: null };
  const draft = {
    $content: atom(mine),
    $stored: atom(view),
    resolve: (made: CollectionContent) => resolved.push(made),
  };
  render(
    <CollectionScope value={draft as never}>
      <CollectionConflict base={base} theirs={{ version: 2, content: theirs, view } as never} />
    </CollectionScope>,
  );
  const radios = (field: string) =>
    within(screen.getByRole('group', { name: field })).getAllByRole('radio');
  expect(radios(texts.parts.title)).toHaveLength(2);
  await userEvent.click(radios(texts.parts.description)[2]!);
  await userEvent.click(screen.getByRole('button', { name: texts.save }));
  const description = paragraphsFromText('All round.\nSavoury.\nSweet.');
  expect(resolved).toEqual([{ ...mine, description }]);
});
