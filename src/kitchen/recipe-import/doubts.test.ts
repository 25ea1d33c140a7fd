import { describe, expect, it } from 'vitest';
import { parsedRecipe } from '#domain/import/parsed-recipe.ts';
import { emptyReading, type Origin, type ReadRecipe } from '#domain/import/read-recipe.ts';
import { doubtsOf } from './doubts.ts';

const title = (origin: Origin) => ({ value: 'Plum tart', origin });
const step = { text: { type: 'document', children: [] }, pictures: [] } satisfies object;

/** A recipe with a title, ingredients and steps of one origin, and what else is given. */
function aReading(origin: Origin, others: Partial<ReadRecipe> = {}) {
  const ingredientGroups = { value: [{ title: null, items: ['2 eggs'] }], origin };
  const stepGroups = { value: [{ title: null, items: [step as never] }], origin };
  const told = { title: title(origin), ingredientGroups, stepGroups };
  return doubtsOf(parsedRecipe({ ...emptyReading(origin), ...told, ...others }, 'en'));
}

const timeOf = (written: string, origin: Origin) => ({
  prep: { value: { minutes: null, written }, origin },
});

describe('What of a reading has to be looked at', () => {
  it.each(['exact', 'read'] as const)('is nothing where all of it is %s', (origin) => {
    const { overall, count, isOdd } = aReading(origin);
    expect({ overall, count, isOdd: isOdd({ origin }) }).toEqual({
      overall: origin,
      count: 0,
      isOdd: false,
    });
  });

  it('is what was read from words among parts that are exact', () => {
    const { overall, count, isOdd } = aReading('exact', { title: title('read') });
    expect([overall, count]).toEqual(['mostlyExact', 1]);
    expect([isOdd({ origin: 'read' }), isOdd({ origin: 'exact' })]).toEqual([true, false]);
  });

  it('is no part of a recipe that was mostly read from words', () => {
    const { overall, count, isOdd } = aReading('read', { title: title('exact') });
    expect([overall, count, isOdd({ origin: 'read' })]).toEqual(['mostlyRead', 0, false]);
  });

  it.each(['exact', 'read'] as const)('is whatever is missing where the rest is %s', (origin) => {
    const none = { value: [], origin };
    expect(aReading(origin, { title: null }).count).toBe(1);
    expect(aReading(origin, { ingredientGroups: none, stepGroups: none }).count).toBe(2);
  });

  it('is a time that was not understood, once, wherever it comes from', () => {
    expect(aReading('exact', { times: timeOf('until golden', 'read') }).count).toBe(1);
    expect(aReading('read', { times: timeOf('until golden', 'read') }).count).toBe(1);
  });
});
