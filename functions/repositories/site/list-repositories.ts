import type { SiteScope } from '../scope.ts';
import { equipmentRepository } from './equipment.ts';
import { ingredientRepository } from './ingredient.ts';
import { termMergeRepository } from './term-merge.ts';
import { termRepository } from './term.ts';
import { siteUnitRepository } from './unit.ts';
import { usesRepository } from './uses.ts';

/** The cook's own lists, and what recipes name of them. */
export const listRepositories = (scope: SiteScope) => ({
  equipment: equipmentRepository(scope),
  ingredients: ingredientRepository(scope),
  termMerges: termMergeRepository(scope),
  terms: termRepository(scope),
  units: siteUnitRepository(scope),
  uses: usesRepository(scope),
});
