import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIngredientLine } from '#domain/cooking/read-cook-text.ts';
import { linesById } from '#domain/cooking/recipe-work.ts';
import { unscaled } from '#domain/measures/quantity.ts';
import { measuredUnits } from '#domain/measures/units.ts';
import { measurementSystems } from '#domain/site/site.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import type { RecipeBody } from '../recipe/recipe-models.ts';
import { pageModel } from '../page-model.ts';
import {
  aPublishedRecipe,
  aSite,
  imagesOf,
  pageFacts,
  plainTheme,
} from '#content/testing/facts.ts';

import type { SiteFacts } from '../facts.ts';

type Content = Parameters<typeof aPublishedRecipe>[0];

const units = new Map(measuredUnits.map((unit) => [unit.slug, { ...unit, id: unit.slug }]));
const aSystem = fc.constantFrom(...measurementSystems);
const aRemark = fc.constantFrom('sifted', 'from 4 lemons', 'about ½ cup\nor more', '200 g each');
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const aLine = fc.record({
  id: fc.uuid(),
  quantityMin: orNull(fc.constantFrom(0.0625, 0.25, 0.6, 1, 1.5, 2, 60, 400)),
  quantityMax: orNull(fc.constantFrom(3, 500)),
  unitId: orNull(fc.constantFrom(...units.keys())),
  ingredientId: fc.constant(null),
  ingredientTitleOverride: fc.constantFrom('flour', 'plums', 'lemon juice'),
  preparation: orNull(aRemark.map(paragraphsFromText)),
  link: fc.constant(null),
  note: orNull(aRemark),
});

/** What a page shows where a reader chooses the lines as they are written. */
function asWritten({ work }: RecipeBody): string[] {
  const groups = work?.ingredientGroups ?? [];
  const view = { system: 'as-written', temperature: 'celsius', scale: unscaled } as const;
  const reading = { view, lines: linesById(groups) };
  return groups.flatMap(({ lines }) =>
    lines.map((line) => oneLine(readIngredientLine(line, reading))),
  );
}

/** The structured data of a recipe on a site that has a picture of its own. */
function dataOf(content: Content, siteChanges: Parameters<typeof aSite>[0] = {}) {
  const settings = { featuredImageId: 'share' };
  const site = aSite({ settings, images: imagesOf('share', 'dish'), ...siteChanges });
  return modelOf(content, site).meta.structuredData[0];
}

function modelOf(content: Content, site: SiteFacts) {
  const ref = { path: '/recipes/x', kind: 'recipe', subjectId: 'recipe-1' } as const;
  const page = pageModel(pageFacts([aPublishedRecipe(content)], { site }), ref, plainTheme);
  if (page?.kind !== 'recipe') throw new Error('A recipe has no page');
  return page;
}

describe('Structured data of a recipe', () => {
  it('has pictures of the dish alone', () => {
    expect(dataOf({ images: [{ id: 'dish' }] })).toHaveProperty('image');
    expect(dataOf({})).not.toHaveProperty('image');
  });

  it('names as author whom the byline names, and as credit whose recipe it was', () => {
    const sourceUrl = 'https://a.example/';
    const legacyRecipeData = { credit: 'Recipe by Ada', author: 'Ada', sourceUrl };
    expect(dataOf({ legacyRecipeData })).toMatchObject({
      author: { '@type': 'Person', name: 'Marta Lindqvist' },
      creditText: 'Recipe by Ada',
      isBasedOn: sourceUrl,
    });
    expect(dataOf({ legacyRecipeData: { author: 'Nobody credited' } })).not.toHaveProperty(
      'creditText',
    );
    const nameless = { id: 'owner-1', displayName: '', avatar: null };
    expect(dataOf({ legacyRecipeData }, { owner: nameless })).toMatchObject({
      author: { '@type': 'Organization', name: 'Old Hearth' },
    });
  });

  it('gives the lines as the cook wrote them, in every view of the site', () => {
    fc.assert(
      fc.property(fc.array(aLine, { minLength: 1, maxLength: 4 }), aSystem, (usages, system) => {
        const groups = [{ id: 'group', title: 'Filling', note: null, ingredientUsages: usages }];
        const settings = { defaultMeasurementSystem: system };
        const site = aSite({ settings, units: { units, own: [] } });
        const page = modelOf({ ingredientUsageGroups: groups }, site);
        const [data] = page.meta.structuredData;
        expect(data).toHaveProperty('recipeIngredient', asWritten(page.body));
      }),
    );
  });
});
