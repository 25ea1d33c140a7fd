import type { RestrictedDiet } from 'schema-dts';
import { slugFrom } from '../text/slug.ts';

const dietsBySlug = new Map<string, RestrictedDiet>([
  ['diabetic', 'https://schema.org/DiabeticDiet'],
  ['gluten-free', 'https://schema.org/GlutenFreeDiet'],
  ['halal', 'https://schema.org/HalalDiet'],
  ['hindu', 'https://schema.org/HinduDiet'],
  ['kosher', 'https://schema.org/KosherDiet'],
  ['low-calorie', 'https://schema.org/LowCalorieDiet'],
  ['low-fat', 'https://schema.org/LowFatDiet'],
  ['low-lactose', 'https://schema.org/LowLactoseDiet'],
  ['lactose-free', 'https://schema.org/LowLactoseDiet'],
  ['dairy-free', 'https://schema.org/LowLactoseDiet'],
  ['low-salt', 'https://schema.org/LowSaltDiet'],
  ['low-sodium', 'https://schema.org/LowSaltDiet'],
  ['vegan', 'https://schema.org/VeganDiet'],
  ['plant-based', 'https://schema.org/VeganDiet'],
  ['vegetarian', 'https://schema.org/VegetarianDiet'],
]);

/** The diets schema.org has a name for, each once; "Gluten free", "gluten-free diet" are one. */
export function restrictedDiets(titles: readonly string[]): RestrictedDiet[] {
  const found = titles.map((title) => {
    const slug = slugFrom(title)?.replace(/-diet$/, '') ?? '';
    return dietsBySlug.get(slug);
  });
  return [...new Set(found)].filter((diet) => diet !== undefined);
}
