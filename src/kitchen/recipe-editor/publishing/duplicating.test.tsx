import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { duplicatingMessages as texts } from '#contract/kitchen/recipe/duplicating-messages.ts';
import { errorMessages } from '#contract/error-messages.ts';
import { publishingMessages } from '#contract/kitchen/publishing/publishing-messages.ts';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { leftNoticeKey } from '#domain/storage-keys.ts';
import { anId, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';
import { NotSavedError } from '../../drafts/saving/saving-state.ts';
import { $notices } from '../../shell/notices/notices.ts';
import { $screenCommands } from '../../shell/palette/palette.ts';
import { DraftScope } from '../draft/use-draft.ts';
import { useCommands } from '../use-commands.ts';
import { PublishControl } from './PublishControl.tsx';
import { aSavedDraft, told } from './testing/published-draft.ts';

const duplicate = `/api/v1/manage/hearth/recipes/${recipeId}/duplicate`;

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  globalThis.history.replaceState(null, '', `/kitchen/hearth/recipes/${recipeId}`);
  api = fakeApi();
  const { body } = told({ id: anId(77) });
  api.answer(`POST ${duplicate}`, { status: 201, body });
});
afterEach(() => vi.unstubAllGlobals());

function Commands() {
  useCommands('hearth');
  return null;
}

function open({ draft } = aSavedDraft()) {
  const dispose = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const shown = { ...draft, dispose };
  render(
    <DraftScope value={shown}>
      <PublishControl />
      <Commands />
    </DraftScope>,
  );
  return { dispose };
}
const copies = () => api.asked.filter(({ path }) => path === duplicate).length;
const fromMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: publishingMessages.more }));
  await userEvent.click(
    await screen.findByRole('menuitem', { name: publishingMessages.duplicate }),
  );
};
const fromPalette = (): Promise<void> => {
  const command = $screenCommands
    .get()
    .find(({ label }) => label === recipeEditorMessages.duplicate);
  if (command && 'act' in command.run) command.run.act();
  return Promise.resolve();
};
const toldNext = () => sessionStorage.getItem(leftNoticeKey);

describe('A recipe that is duplicated where it is written', () => {
  it.each([
    ['the menu', fromMenu],
    ['the palette', fromPalette],
  ])(
    'is copied from %s as it is saved, the copy is opened, and the page goes on',
    async (_, choose) => {
      const { dispose } = open();
      await choose();
      await expect.poll(copies).toBe(1);
      await expect.poll(toldNext).toContain(texts.done);
      expect(dispose).not.toHaveBeenCalled();
    },
  );

  it('stays where it is, and says why, where it is not saved or the server refuses', async () => {
    const unsaved = aSavedDraft();
    unsaved.draft.whenSaved = () => Promise.reject(new NotSavedError({ status: 'offline' }));
    open(unsaved);
    await fromMenu();
    await expect.poll(() => $notices.get().at(-1)?.text).toBe(texts.notSaved);
    expect([copies(), toldNext()]).toEqual([0, null]);
  });

  it('says what the server says of it', async () => {
    api.answer(`POST ${duplicate}`, refusal('rate_limited'));
    open();
    await fromMenu();
    await expect
      .poll(() => $notices.get().at(-1)?.text)
      .toBe(texts.failed(errorMessages.rate_limited));
  });
});
