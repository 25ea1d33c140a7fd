import { useStore } from '@nanostores/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { equipmentUsage } from '#domain/kitchen/equipment/equipment-rows.ts';
import { refusal } from '#stores/testing/fake-api.ts';
import { $notices } from '../../shell/notices/notices.ts';
import { $siteGlobals } from '../site-globals.ts';
import { aDishOnScreen, manage } from '#kitchen/recipe-editor/testing/DishOnScreen.tsx';
import { anId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { EquipmentSection } from './EquipmentSection.tsx';

const aThing = (n: number, title: string) => ({
  id: anId(n),
  title,
  featuredImageId: null,
  featuredImage: null,
});
const [whisk, bowl, tin] = [aThing(1, 'Whisk'), aThing(2, 'Bowls'), aThing(3, 'Tin')];
const rows = [whisk, bowl].map(({ id }, at) => equipmentUsage(anId(50 + at), id));

function Section() {
  const site = useStore($siteGlobals);
  return site && <EquipmentSection site={site} />;
}

const open = (equipmentUsages = rows) =>
  aDishOnScreen({ equipmentUsages }, { equipment: [whisk, bowl, tin] }, <Section />);
const entry = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Add equipment' });
const names = () =>
  screen.getAllByRole('button', { name: /./ }).flatMap((each) => each.dataset['equipment'] ?? []);

describe('Equipment of a recipe', () => {
  test('is taken as typed, and offered where the recipe has it not', async () => {
    const { recipe } = await open();
    await userEvent.type(entry(), 'w');
    expect(screen.queryByRole('option', { name: 'Whisk' })).toBeNull();
    await userEvent.clear(entry());
    await userEvent.type(entry(), 'tins{Enter}');
    expect(recipe().equipmentUsages.at(-1)?.equipmentId).toBe(tin.id);
    expect(entry().value).toBe('');
  });

  test('is made in place, and its words stay where that failed', async () => {
    const { recipe, api } = await open([]);
    api.answer(`POST ${manage}/equipment`, refusal('temporarily_unavailable'));
    await userEvent.type(entry(), 'Mandoline{Enter}');
    await waitFor(() => expect($notices.get().at(-1)?.text).toMatch(/\w/));
    expect(entry().value).toBe('Mandoline');
    const made = aThing(9, 'Mandoline');
    api.answer(`POST ${manage}/equipment`, { status: 201, body: { equipment: made } });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(recipe().equipmentUsages[0]?.equipmentId).toBe(made.id));
  });

  test('moves by Alt and the arrows, keeps the focus and says where it is', async () => {
    const { recipe } = await open();
    screen.getByRole('button', { name: 'Whisk' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(recipe().equipmentUsages.map(({ equipmentId }) => equipmentId)).toEqual([
      bowl.id,
      whisk.id,
    ]);
    expect(names()).toEqual([rows[1]?.id, rows[0]?.id]);
    expect(document.activeElement?.textContent).toBe('Whisk');
    expect(screen.getByText('Whisk, 2 of 2')).toBeDefined();
  });

  test('has a name, a note and a link of its own, each undone by itself', async () => {
    const { recipe, draft } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Whisk' }));
    await userEvent.type(screen.getByLabelText('Called here'), 'Balloon whisk');
    await userEvent.type(screen.getByLabelText('Note'), 'large');
    expect(recipe().equipmentUsages[0]).toMatchObject({
      equipmentTitleOverride: 'Balloon whisk',
      note: 'large',
    });
    expect(screen.getByRole('button', { name: 'Balloon whisk large' })).toBeDefined();
    act(() => void draft.undo());
    expect(recipe().equipmentUsages[0]).toMatchObject({
      equipmentTitleOverride: 'Balloon whisk',
      note: null,
    });
  });

  test('takes a link only when it is one, and keeps what was typed', async () => {
    const { recipe } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Whisk' }));
    const link = screen.getByLabelText<HTMLInputElement>('Link');
    await userEvent.type(link, 'shop.example');
    await userEvent.tab();
    expect(recipe().equipmentUsages[0]?.link).toBeNull();
    expect(link.value).toBe('shop.example');
    expect(screen.getByText('A link begins with https://.')).toBeDefined();
    await userEvent.clear(link);
    await userEvent.type(link, 'https://shop.example/w');
    expect(recipe().equipmentUsages[0]?.link).toBe('https://shop.example/w');
  });

  test('is removed at once, and a notice brings it back to its place', async () => {
    const { recipe } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'More for Whisk' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
    expect(recipe().equipmentUsages).toEqual([rows[1]]);
    await act(async () => $notices.get().at(-1)?.offer?.undo());
    expect(recipe().equipmentUsages).toEqual(rows);
  });
});
