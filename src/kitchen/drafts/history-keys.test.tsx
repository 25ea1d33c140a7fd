import { fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aRecipe } from '#kitchen/recipe-editor/testing/recipes.ts';
import { draftStore } from './draft-store.ts';
import { installHistoryKeys } from './history-keys.ts';

const uninstalls: (() => void)[] = [];
afterEach(() => {
  for (const uninstall of uninstalls.splice(0)) uninstall();
});

/** An input of an editor in which a title was changed once. */
function anEditor() {
  const draft = draftStore(aRecipe(), () => true);
  draft.change({ field: 'title', update: (recipe) => ({ ...recipe, title: 'Cake' }) });
  const { container, getByRole } = render(<input />);
  const input = getByRole('textbox');
  const uninstall = installHistoryKeys(container, draft);
  uninstalls.push(uninstall);
  return { draft, input, uninstall, title: () => draft.$content.get().title };
}

describe('Undo and redo by keys', () => {
  it.each([
    ['Ctrl Z', { key: 'z', ctrlKey: true }],
    ['⌘ Z', { key: 'z', metaKey: true }],
    ['Ctrl Z with caps lock', { key: 'Z', ctrlKey: true }],
  ])('takes back with %s, and the field does nothing of its own', (_, keys) => {
    const { input, title } = anEditor();
    expect(fireEvent.keyDown(input, keys)).toBe(false);
    expect(title()).toBe('Bread');
  });

  it.each([
    ['Ctrl Shift Z', { key: 'Z', ctrlKey: true, shiftKey: true }],
    ['⌘ Shift Z', { key: 'z', metaKey: true, shiftKey: true }],
    ['Ctrl Y', { key: 'y', ctrlKey: true }],
  ])('makes again with %s', (_, keys) => {
    const { draft, input, title } = anEditor();
    draft.undo();
    fireEvent.keyDown(input, keys);
    expect(title()).toBe('Cake');
  });

  it('takes back where nothing has the focus, unless something lies over the screen', () => {
    const { title } = anEditor();
    const over = render(<dialog open />);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(title()).toBe('Cake');
    over.unmount();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(title()).toBe('Bread');
  });

  it('leaves a field alone that is no part of the recipe', () => {
    const { input, title } = anEditor();
    input.setAttribute('data-own-history', '');
    expect(fireEvent.keyDown(input, { key: 'z', ctrlKey: true })).toBe(true);
    expect(title()).toBe('Cake');
  });

  it.each([
    ['while a word is composed', { key: 'z', ctrlKey: true, isComposing: true }],
    ['with Alt', { key: 'z', ctrlKey: true, altKey: true }],
    ['without Ctrl or ⌘', { key: 'z' }],
  ])('leaves the key alone %s', (_, keys) => {
    const { input, title } = anEditor();
    expect(fireEvent.keyDown(input, keys)).toBe(true);
    expect(title()).toBe('Cake');
  });

  it('follows the menus and gestures of the browser', () => {
    const { input, title } = anEditor();
    const say = (inputType: string) =>
      fireEvent(
        input,
        new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }),
      );
    expect(say('historyUndo')).toBe(false);
    expect(title()).toBe('Bread');
    say('historyRedo');
    expect(title()).toBe('Cake');
    expect(say('insertText')).toBe(true);
  });

  it('leaves the keys alone once it is taken away', () => {
    const { input, uninstall, title } = anEditor();
    uninstall();
    fireEvent.keyDown(input, { key: 'z', ctrlKey: true });
    expect(title()).toBe('Cake');
  });
});
