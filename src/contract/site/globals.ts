import { z } from 'zod';
import { formerNamesMax } from '#domain/ingredients/former-names.ts';
import { termKinds } from '#domain/recipe/recipe.ts';
import { isUnitWord, unitWordMax } from '#domain/ingredients/own-units/unit-word.ts';
import { measurementMethods } from '#domain/measures/units.ts';
import { filledLine, id, language, slug, title, webAddress } from '../fields.ts';
import { issueMessages } from '../issue-messages.ts';
import { imageView } from '../media/media.ts';
import { termView } from '../recipe/recipe-view.ts';
import { colorThemeView, typeThemeView } from './theme-view.ts';

export const newTermInput = z
  .strictObject({ kind: z.enum(termKinds), title, slug })
  .meta({ id: 'NewTerm' });
export type NewTermInput = z.output<typeof newTermInput>;

/** POST `{list}/{id}/merge`: what it becomes one with. */
export const mergeInput = z.strictObject({ intoId: id }).meta({ id: 'Merge' });
export type MergeInput = z.output<typeof mergeInput>;

/** Of a change: what is not sent stays as it is, so that nobody writes over what others changed. */
export const termInput = z
  .strictObject({ title: title.exactOptional(), slug: slug.exactOptional() })
  .meta({ id: 'TermInput' });
export type TermInput = z.output<typeof termInput>;

const density = z.number().positive().max(100_000).nullable();
const method = z.enum(measurementMethods);

/** PUT `ingredients/{id}`. */
export const ingredientInput = z
  .strictObject({
    title: title.exactOptional(),
    gramsPerLiter: density.exactOptional(),
    defaultMetricMeasurementMethod: method.exactOptional(),
    defaultImperialMeasurementMethod: method.exactOptional(),
    pluralTitle: title.nullable().exactOptional(),
    link: webAddress.nullable().exactOptional(),
  })
  .meta({ id: 'IngredientInput' });
export type IngredientInput = z.output<typeof ingredientInput>;

const formerName = z.strictObject({ title, pluralTitle: title.nullable() });

export const newIngredientInput = ingredientInput
  .extend({
    title,
    gramsPerLiter: density.default(null),
    defaultMetricMeasurementMethod: method.default('weight'),
    defaultImperialMeasurementMethod: method.default('volume'),
    formerNames: z.array(formerName).max(formerNamesMax).nullable().exactOptional(),
  })
  .meta({ id: 'NewIngredient' });
export type NewIngredientInput = z.output<typeof newIngredientInput>;

/** PUT `equipment/{id}`. */
export const equipmentInput = z
  .strictObject({
    title: title.exactOptional(),
    featuredImageId: id.nullable().exactOptional(),
    link: webAddress.nullable().exactOptional(),
  })
  .meta({ id: 'EquipmentInput' });
export type EquipmentInput = z.output<typeof equipmentInput>;

export const newEquipmentInput = equipmentInput
  .extend({ title, featuredImageId: id.nullable().default(null) })
  .meta({ id: 'NewEquipment' });
export type NewEquipmentInput = z.output<typeof newEquipmentInput>;

export const unitView = z
  .strictObject({
    id,
    slug: z.string(),
    title: z.string(),
    pluralTitle: z.string(),
    abbreviation: z.string().nullable(),
  })
  .meta({ id: 'Unit' });

/** What a cook changed of a unit for recipes in a language; null is as the platform has it. */
const ownUnitView = z
  .strictObject({
    unitId: id,
    /** Without its region. */
    language: z.string(),
    title: z.string().nullable(),
    pluralTitle: z.string().nullable(),
    abbreviation: z.string().nullable(),
    /** The unit that is said for it. */
    intoId: id.nullable(),
  })
  .meta({ id: 'OwnUnit' });

const unitWord = filledLine(unitWordMax).refine(isUnitWord, { error: issueMessages.notAUnit });

/** Of the recipes that are meant: in the site's language where none is named. */
const ofRecipes = { language: language.exactOptional() };

/** PUT `units/{id}`: no title brings back the platform's words, no plural the usual one. */
export const unitInput = z
  .strictObject({
    ...ofRecipes,
    title: unitWord.nullable().exactOptional(),
    pluralTitle: unitWord.nullable().exactOptional(),
    abbreviation: unitWord.nullable().exactOptional(),
  })
  .meta({ id: 'UnitInput' });
export type UnitInput = z.output<typeof unitInput>;

/** POST `units/{id}/merge`: what is said for it. */
export const unitMergeInput = z
  .strictObject({ ...ofRecipes, intoId: id })
  .meta({ id: 'UnitMerge' });
export type UnitMergeInput = z.output<typeof unitMergeInput>;

/** All units, since what is said for one may change several. */
const siteUnits = {
  /** In the words of recipes in the site's own language. */
  units: z.array(unitView),
  /** Missing where nothing was changed. */
  ownUnits: z.array(ownUnitView).exactOptional(),
};
export const unitsAnswer = z.strictObject(siteUnits);
export type UnitsAnswer = z.output<typeof unitsAnswer>;

/** An ingredient as readers of a recipe get it. */
export const ingredientFacts = z.strictObject({
  id,
  title: z.string(),
  gramsPerLiter: z.number().nullable(),
  defaultMetricMeasurementMethod: z.enum(measurementMethods),
  defaultImperialMeasurementMethod: z.enum(measurementMethods),
  pluralTitle: z.string().nullable().exactOptional(),
  link: z.string().nullable().exactOptional(),
});

/** What was merged into an entry, at once or by way of `intoId`. */
const formerEntry = z.strictObject({ id, title: z.string(), intoId: id });
export type FormerEntry = z.output<typeof formerEntry>;

const ingredientView = ingredientFacts
  .extend({
    formerly: z.array(formerEntry).exactOptional(),
    /** What it was called before: steps that still say so show its name. */
    formerNames: z
      .array(z.strictObject({ title: z.string(), pluralTitle: z.string().nullable() }))
      .nullable()
      .exactOptional(),
  })
  .meta({ id: 'Ingredient' });
export type IngredientView = z.output<typeof ingredientView>;

const equipmentView = z
  .strictObject({
    id,
    title: z.string(),
    featuredImageId: id.nullable(),
    featuredImage: imageView.nullable(),
    link: z.string().nullable().exactOptional(),
    formerly: z.array(formerEntry).exactOptional(),
  })
  .meta({ id: 'Equipment' });
export type EquipmentView = z.output<typeof equipmentView>;

/** A term that was merged into another one; recipes that name it show `termId`. */
const mergedTermView = z
  .strictObject({
    id,
    kind: z.enum(termKinds),
    slug: z.string(),
    title: z.string(),
    intoId: id,
    termId: id,
  })
  .meta({ id: 'MergedTerm' });
export type MergedTermView = z.output<typeof mergedTermView>;

/** What an editor needs to know of a site and the platform besides its recipes. */
export const globalsAnswer = z.strictObject({
  ...siteUnits,
  terms: z.array(termView),
  mergedTerms: z.array(mergedTermView),
  ingredients: z.array(ingredientView),
  equipment: z.array(equipmentView),
  fonts: z.array(z.strictObject({ key: z.string(), label: z.string(), stack: z.string() })),
  colorThemes: z.array(z.strictObject({ id, title: z.string(), ...colorThemeView.shape })),
  typeThemes: z.array(z.strictObject({ id, title: z.string(), ...typeThemeView.shape })),
});
export type GlobalsAnswer = z.output<typeof globalsAnswer>;

export const termAnswer = z.strictObject({ term: termView });
/** All terms of the kind, since a merge changes several. */
export const termsAnswer = z.strictObject({
  terms: z.array(termView),
  mergedTerms: z.array(mergedTermView),
});
export type TermsAnswer = z.output<typeof termsAnswer>;
export const ingredientAnswer = z.strictObject({ ingredient: ingredientView });
export const equipmentAnswer = z.strictObject({ equipment: equipmentView });
/** What stood for it, and what is one of its own again. */
export const separatedIngredientAnswer = z.strictObject({
  ingredient: ingredientView,
  separated: ingredientView,
});
export const separatedEquipmentAnswer = z.strictObject({
  equipment: equipmentView,
  separated: equipmentView,
});
