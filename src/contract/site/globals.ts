import { z } from 'zod';
import { termKinds } from '#domain/recipe/recipe.ts';
import { measurementMethods } from '#domain/measures/units.ts';
import { id, slug, title } from '../fields.ts';
import { imageView } from '../media/media.ts';
import { termView } from '../recipe/recipe-view.ts';
import { colorThemeView, typeThemeView } from './theme-view.ts';

export const newTermInput = z
  .strictObject({ kind: z.enum(termKinds), title, slug })
  .meta({ id: 'NewTerm' });
export type NewTermInput = z.output<typeof newTermInput>;

export const termInput = z.strictObject({ title, slug }).meta({ id: 'TermInput' });
export type TermInput = z.output<typeof termInput>;

export const ingredientInput = z
  .strictObject({
    title,
    gramsPerLiter: z.number().positive().max(100_000).nullable().default(null),
    defaultMetricMeasurementMethod: z.enum(measurementMethods).default('weight'),
    defaultImperialMeasurementMethod: z.enum(measurementMethods).default('volume'),
  })
  .meta({ id: 'IngredientInput' });
export type IngredientInput = z.output<typeof ingredientInput>;

export const equipmentInput = z
  .strictObject({ title, featuredImageId: id.nullable().default(null) })
  .meta({ id: 'EquipmentInput' });
export type EquipmentInput = z.output<typeof equipmentInput>;

export const unitView = z
  .strictObject({
    id,
    slug: z.string(),
    title: z.string(),
    pluralTitle: z.string(),
    abbreviation: z.string().nullable(),
  })
  .meta({ id: 'Unit' });

export const ingredientView = z
  .strictObject({
    id,
    title: z.string(),
    gramsPerLiter: z.number().nullable(),
    defaultMetricMeasurementMethod: z.enum(measurementMethods),
    defaultImperialMeasurementMethod: z.enum(measurementMethods),
  })
  .meta({ id: 'Ingredient' });

const equipmentView = z
  .strictObject({
    id,
    title: z.string(),
    featuredImageId: id.nullable(),
    featuredImage: imageView.nullable(),
  })
  .meta({ id: 'Equipment' });
export type EquipmentView = z.output<typeof equipmentView>;

/** What an editor needs to know of a site and the platform besides its recipes. */
export const globalsAnswer = z.strictObject({
  units: z.array(unitView),
  terms: z.array(termView),
  ingredients: z.array(ingredientView),
  equipment: z.array(equipmentView),
  fonts: z.array(z.strictObject({ key: z.string(), label: z.string(), stack: z.string() })),
  colorThemes: z.array(z.strictObject({ id, title: z.string(), ...colorThemeView.shape })),
  typeThemes: z.array(z.strictObject({ id, title: z.string(), ...typeThemeView.shape })),
});
export type GlobalsAnswer = z.output<typeof globalsAnswer>;

export const termAnswer = z.strictObject({ term: termView });
export const ingredientAnswer = z.strictObject({ ingredient: ingredientView });
export const equipmentAnswer = z.strictObject({ equipment: equipmentView });
