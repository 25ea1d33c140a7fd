import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeRecipeWork } from '../cooking/write-recipe-work.ts';
import { anIngredientUsage, names } from '../cooking/testing/written-recipes.ts';
import { aFullStep, aWholeRecipe } from './limits/testing/whole-recipe.ts';
import { frameTargetOf, readFrameAct, readFrameMessage } from './preview-frame.ts';

/** Of several that begin alike a page says more than eight characters. */
const id = fc.oneof(
  fc.uuid(),
  fc.uuid().map((each) => `12345678${each.slice(8)}`),
);
const groups = fc.array(fc.array(id, { minLength: 1, maxLength: 4 }), { maxLength: 3 });
const aGroup = (at: number) => ({ id: `group-${at}`, title: '', note: null });
const written = { ...aWholeRecipe(), id: 'recipe', recipeYield: null };
const defaults = { measurementSystem: 'metric', temperatureSystem: 'celsius' } as const;

describe('What a preview scrolls to', () => {
  it('is the line or the step that is edited, numbered through all groups', () => {
    fc.assert(
      fc.property(groups, groups, (usages, steps) => {
        const recipe = {
          ingredientUsageGroups: usages.map((ids, at) => ({
            ...aGroup(at),
            ingredientUsages: ids.map((usageId) => anIngredientUsage({ id: usageId })),
          })),
          instructionGroups: steps.map((ids, at) => ({
            ...aGroup(at),
            instructions: ids.map((stepId) => ({ ...aFullStep(1), id: stepId })),
          })),
        };
        const work = writeRecipeWork({ ...written, ...recipe }, names, defaults);
        const lines = work.ingredientGroups.flatMap((group) => group.lines);
        expect(usages.flat().map((usageId) => frameTargetOf(recipe, usageId))).toEqual(
          lines.map((line) => `#u-${line.id}`),
        );
        expect(steps.flat().map((stepId) => frameTargetOf(recipe, stepId))).toEqual(
          steps.flat().map((_id, at) => `#step-${at + 1}`),
        );
      }),
    );
  });

  it('is the head of the group whose heading or note is edited', () => {
    const recipe = {
      ingredientUsageGroups: [
        { id: 'dough', ingredientUsages: [{ id: 'flour' }] },
        { id: 'empty', ingredientUsages: [] },
      ],
      instructionGroups: [
        { id: 'knead', instructions: [{ id: 'one' }, { id: 'two' }] },
        { id: 'bake', instructions: [{ id: 'three' }] },
      ],
    };
    const list = ':is(ul, ol)';
    const headOver = (first: string) =>
      `h3:has(+ ${list} > ${first}, + .group-note + ${list} > ${first}), .group-note:has(+ ${list} > ${first}), ${list}:has(> ${first})`;
    const dough = headOver('#u-flour');
    expect(frameTargetOf(recipe, 'dough')).toBe(dough);
    expect(frameTargetOf(recipe, 'dough.note')).toBe(dough);
    expect(frameTargetOf(recipe, 'bake.title')).toBe(headOver('#step-3'));
    expect(frameTargetOf(recipe, 'empty')).toBeNull();
  });

  it.each([
    ['note', '#notes'],
    ['storyMore', '#story'],
    ['title', '.recipe-head h1'],
    ['yieldServings', '.facts dl'],
    ['instructionGroups', null],
    ['toString', null],
  ])('is the section of a field: %s', (field, target) => {
    expect(frameTargetOf({}, field)).toBe(target);
  });
});

describe('What a frame says', () => {
  it('is one of three things, whatever comes', () => {
    expect(readFrameMessage({ kind: 'ready' })).toBe('ready');
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readFrameMessage(data)).toBe(null);
      }),
    );
  });
});

describe('What a reader of a framed page did', () => {
  it('is a pressed link or Escape, and nothing else that a page may say', () => {
    expect(readFrameAct({ kind: 'link', path: '/about' })).toEqual({
      kind: 'link',
      path: '/about',
    });
    expect(readFrameAct({ kind: 'escape', more: 1 })).toEqual({ kind: 'escape' });
    const others = [null, 'link', { kind: 'link' }, { kind: 'link', path: 3 }, { kind: 'ready' }];
    expect(others.map(readFrameAct)).toEqual(others.map(() => null));
  });
});
