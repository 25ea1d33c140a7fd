import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishingMessages as texts } from '#contract/kitchen/publishing-messages.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { anId, aRecipe, aView, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';
import { NotSavedError } from '../../drafts/saving/saving-state.ts';
import { showLeftNotice } from '../../shell/left-notice.ts';
import { $notices } from '../../shell/notices.ts';
import { $screenCommands } from '../../shell/palette.ts';
import { useCommands } from '../commands.ts';
import { DraftScope } from '../draft/use-draft.ts';
import { PublishControl } from './PublishControl.tsx';
import { aSavedDraft } from './testing/published-draft.ts';

const duplicate = `POST /api/v1/manage/hearth/recipes/${recipeId}/duplicate`;
const copyId = anId(7);
const assign = vi.fn<(address: string) => void>();
let api: FakeApi;

beforeEach(() => {
  assign.mockClear();
  const pathname = `/kitchen/hearth/recipes/${recipeId}`;
  vi.stubGlobal('location', Object.assign(new URL(`http://larder.test${pathname}`), { assign }));
  api = fakeApi();
  const recipe = { ...aView(aRecipe({ title: 'Bread (copy)' }), 1), id: copyId };
  api.answer(duplicate, { status: 201, body: { recipe } });
});
afterEach(() => vi.unstubAllGlobals());

function Commands() {
  useCommands('hearth');
  return null;
}
function open() {
  const saved = aSavedDraft();
  const whenSaved = vi.spyOn(saved.draft, 'whenSaved');
  render(
    <DraftScope value={saved.draft}>
      <PublishControl />
      <Commands />
    </DraftScope>,
  );
  return { ...saved, whenSaved };
}
const asked = () => api.asked.map(({ method, path }) => `${method} ${path}`);
const press = async () => {
  await userEvent.click(screen.getByRole('button', { name: texts.more }));
  await userEvent.click(screen.getByRole('menuitem', { name: texts.duplicate }));
};
const commands = () =>
  $screenCommands
    .get()
    .flatMap(({ id, run, ...told }) =>
      id === 'duplicate' && 'act' in run ? [{ ...told, act: run.act }] : [],
    );
const lastNotice = () => $notices.get().at(-1)?.text;

describe('Duplicating from the editor', () => {
  it('is in the menu, waits for the save and opens the copy, which says so', async () => {
    const { whenSaved } = open();
    await press();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(recipePath('hearth', copyId)));
    expect(whenSaved).toHaveBeenCalledOnce();
    expect(asked()).toContain(duplicate);
    showLeftNotice();
    expect(lastNotice()).toBe(texts.copies.made);
  });

  it('is in the command palette', async () => {
    open();
    expect(commands()).toMatchObject([{ group: 'actions', label: texts.duplicate }]);
    for (const { act } of commands()) act();
    await waitFor(() => expect(assign).toHaveBeenCalledWith(recipePath('hearth', copyId)));
  });

  it('makes no copy of what cannot be saved, and says so', async () => {
    const { draft } = open();
    draft.whenSaved = () => Promise.reject(new NotSavedError({ status: 'offline' }));
    await press();
    await waitFor(() => expect(lastNotice()).toBe(texts.copies.unsaved));
    expect(asked()).not.toContain(duplicate);
  });

  it('says why the server made none', async () => {
    const refused = refusal('not_permitted');
    api.answer(duplicate, refused);
    open();
    await press();
    await waitFor(() => expect(lastNotice()).toBe(texts.copies.failed(refused.body.error)));
    expect(assign).not.toHaveBeenCalled();
  });
});
