import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsletterEditorMessages as texts } from '#contract/kitchen/mail/newsletters-messages.ts';
import { aNewsletter } from '#kitchen/newsletters/testing/newsletters.ts';
import { aRecipe as aDishContent, aView } from '#kitchen/recipe-editor/testing/recipes.ts';
import { aRow, index, manage, whole } from '#kitchen/recipes/testing/list-page.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import { anEditorPage, calls, dialog, leaveEditor, openNewsletter } from './testing/editor-page.ts';

let api: FakeApi;
beforeEach(() => {
  api = anEditorPage(locks);
});
afterEach(() => leaveEditor(locks));

const open = () => openNewsletter(api, ofDish);
const sent = (call: string) => calls(api, call);

const behind = aRow(7, {
  publishedAt: '2026-05-01T10:00:00.000Z',
  hasUnpublishedChanges: true,
  version: 4,
});
const publish = `POST ${manage}/recipes/${behind.id}/publish`;
const ofDish = aNewsletter({ recipeId: behind.id, recipeTitle: 'As published', subject: '' });

describe('A newsletter of a recipe with changes that are not published', () => {
  it('says so beside the recipe and before it is sent, and publishes them', async () => {
    api.answer(index, whole([behind]));
    await open();
    await screen.findByText(texts.changes.text);
    await userEvent.click(screen.getByRole('button', { name: texts.send.button }));
    const asked = await dialog();
    await asked.findByText(texts.changes.text);
    api.answer(publish, { body: { recipe: { ...aView(aDishContent(), 4), id: behind.id } } });
    api.answer(index, whole([{ ...behind, hasUnpublishedChanges: false }]));
    await userEvent.click(asked.getByText(texts.changes.publish));
    await waitFor(() => expect(screen.queryByText(texts.changes.text)).toBeNull());
    expect(sent(publish)).toHaveLength(1);
  });

  it('is named after what is published', async () => {
    api.answer(index, whole([behind]));
    await open();
    await screen.findByText(texts.changes.text);
    const subject = screen.getByRole('textbox', { name: texts.fields.subject });
    expect(subject.getAttribute('placeholder')).toBe('As published');
  });

  it('keeps saying so where they could not be published, and why', async () => {
    api.answer(index, whole([behind]));
    await open();
    api.answer(publish, refusal('stale_write'));
    await userEvent.click(await screen.findByText(texts.changes.publish));
    await waitFor(() => expect(sent(publish)).toHaveLength(1));
    expect(await screen.findByText(texts.changes.text)).toBeTruthy();
  });
});
