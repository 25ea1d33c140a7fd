import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { begunIn, withBegun } from '#domain/kitchen/draft/begun-fields.ts';
import { isSameContent } from '#domain/kitchen/draft/same-content.ts';
import { writtenRecipe } from '#domain/kitchen/draft/written-recipe.ts';
import { aDishOnScreen, manage } from '#kitchen/recipe-editor/testing/DishOnScreen.tsx';
import { aUsage, anId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { refusal } from '#stores/testing/fake-api.ts';
import { DishFields } from './DishFields.tsx';
import { useRecipeDraft } from './draft/use-draft.ts';
import { IngredientsSection } from './IngredientsSection.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import { ownRefusal, toldIssues } from './saving/told-issues.ts';
import { $termsOnTheirWay } from './terms/new-terms.ts';
import { useAwaitedTerms } from './terms/use-awaited-terms.ts';

const usage = aUsage(1, { ingredientTitleOverride: 'flour' });
const group = { id: anId(100), title: 'Dough', note: null, ingredientUsages: [usage] };
const whisk = {
  id: anId(60),
  equipmentId: anId(61),
  equipmentTitleOverride: null,
  link: null,
  note: null,
  imageOverrideId: null,
};
const content = { ingredientUsageGroups: [group], equipmentUsages: [whisk] };
const equipment = [{ id: anId(61), title: 'Whisk', featuredImageId: null, featuredImage: null }];

function Awaiting() {
  useAwaitedTerms(useRecipeDraft());
  return <DishFields>{null}</DishFields>;
}

const aDish = (begun: Record<string, string>, view = <IngredientsSection />) =>
  aDishOnScreen(
    { ...content, ...(Object.keys(begun).length > 0 && { begun }) },
    { equipment },
    view,
  );
const openLink = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'More for flour' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Link…' }));
};
const link = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });

describe('Words of a row that say nothing yet', () => {
  test('are in the working copy, undone with it, and never sent', async () => {
    const { recipe, draft } = await aDish({});
    await openLink();
    await userEvent.type(await link(), 'mill.example');
    expect(begunIn(recipe())).toEqual({ [`${usage.id}.link`]: 'mill.example' });
    expect(writtenRecipe(recipe())).not.toHaveProperty('begun');
    expect(ownRefusal(recipe())?.issues).toEqual({
      [`begun.ingredientUsageGroups.${group.id}.ingredientUsages.${usage.id}.link`]:
        'A link begins with https://.',
    });
    act(() => void draft.undo());
    expect(begunIn(recipe())).toEqual({});
  });

  test('give way to what can be read, in one step', async () => {
    const { recipe, draft } = await aDish({ [`${usage.id}.link`]: 'mill.example' });
    await userEvent.clear(await link());
    await userEvent.paste('https://mill.example');
    expect(begunIn(recipe())).toEqual({});
    expect(recipe().ingredientUsageGroups[0]?.ingredientUsages[0]?.link).toBe(
      'https://mill.example',
    );
    act(() => void draft.undo());
    expect(recipe().ingredientUsageGroups[0]?.ingredientUsages[0]?.link).toBeNull();
  });

  test('stand open where they were when the page comes back, without the focus', async () => {
    await aDish({ [`${usage.id}.link`]: 'mill.example' });
    expect((await link()).value).toBe('mill.example');
    expect(document.activeElement).toBe(document.body);
  });

  test('are nothing once their row is gone', async () => {
    const { recipe } = await aDish({});
    const gone = withBegun(recipe(), `${anId(9)}.link`, 'mill.example');
    expect(ownRefusal(gone)).toBeNull();
    expect(isSameContent(gone, recipe())).toBe(true);
  });
});

describe('What else is typed and says nothing yet', () => {
  test('is kept of the link of equipment, and said at the thing while it is closed', async () => {
    const { recipe } = await aDish({}, <DishFields>{null}</DishFields>);
    await userEvent.click(screen.getByRole('button', { name: 'Whisk' }));
    await userEvent.type(screen.getByLabelText('Link'), 'shop');
    expect(begunIn(recipe())).toEqual({ [`${whisk.id}.link`]: 'shop' });
    expect(toldIssues(recipe(), {})).toEqual({ [whisk.id]: 'Link: A link begins with https://.' });
  });

  test('is kept of an address of YouTube and of a language', async () => {
    const { recipe } = await aDish(
      {},
      <>
        <PicturesSection />
        <DishFields>{null}</DishFields>
      </>,
    );
    await userEvent.type(await screen.findByLabelText('or a YouTube address'), 'youtu');
    await userEvent.type(screen.getByRole('combobox', { name: 'Language' }), 'Klingonese');
    expect(begunIn(recipe())).toEqual({ youtubeVideoId: 'youtu', language: 'Klingonese' });
  });
});

describe('What is to be made on the site', () => {
  const pathname = () => globalThis.location.pathname;
  const picnic = { id: anId(9), kind: 'tag', title: 'Picnic', slug: 'picnic', recipeCount: 0 };
  const made = { status: 201, body: { term: picnic } } as const;

  test('waits in the working copy, is tried again with the network, and is one step to undo', async () => {
    const { recipe, api, draft } = await aDish({}, <Awaiting />);
    api.answerWrongly(`HEAD ${pathname()}`, null);
    api.answer(`POST ${manage}/terms`, refusal('temporarily_unavailable'));
    await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'Picnic{Enter}');
    await waitFor(() => expect($termsOnTheirWay.get()).toEqual(new Set()));
    expect(begunIn(recipe())).toEqual({ 'tagIds.new': 'Picnic' });
    expect(toldIssues(recipe(), {})).toEqual({
      tagIds: 'This is not on your site yet. Try again, or take it away.',
    });
    api.answer(`POST ${manage}/terms`, made);
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await waitFor(() => expect(recipe().tagIds).toEqual([picnic.id]));
    expect(begunIn(recipe())).toEqual({});
    act(() => void draft.undo());
    expect([recipe().tagIds, draft.$canUndo.get()]).toEqual([[], true]);
  });

  test('is made of what an earlier page left', async () => {
    const { recipe, api } = await aDish({ 'tagIds.new': 'Picnic' }, <Awaiting />);
    api.answerWrongly(`HEAD ${pathname()}`, null);
    api.answer(`POST ${manage}/terms`, made);
    await waitFor(() => {
      globalThis.dispatchEvent(new Event('online'));
      expect(recipe().tagIds).toEqual([picnic.id]);
    });
  });

  test('keeps equipment that could not be made in its line', async () => {
    const { recipe, api } = await aDish({}, <DishFields>{null}</DishFields>);
    api.answer(`POST ${manage}/equipment`, refusal('temporarily_unavailable'));
    const entry = screen.getByRole('combobox', { name: 'Add equipment' });
    await userEvent.type(entry, 'Mandoline{Enter}');
    await waitFor(() => expect(begunIn(recipe())).toEqual({ 'equipmentUsages.new': 'Mandoline' }));
    await userEvent.clear(entry);
    expect(begunIn(recipe())).toEqual({});
  });
});
