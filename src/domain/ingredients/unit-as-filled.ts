import { spelledUnit } from './languages/language-units.ts';
import { keptUnit } from '../measures/kept-unit.ts';
import type { UnitName } from '../measures/units.ts';

const filled = /^(?:cup|(?:table|tea|dessert)spoon)$/;
/** The words of all languages whose lines are read. */
const notLevel =
  /^(?:(?:slightly |leicht )?(?:heap(?:ed|ing)|rounded|mounded|scant|generous|overflowing)|(?:leicht )?(?:geh\.?|gehäufte?[rs]?)|bombée?s?|colmad[oa]s?|colm[oaie]|(?:op)?gehoopte?|volle|bolle)$/iu;

/** Of a heaped spoon nobody knows how much it holds: three heaped ones stay three in every view. */
export function unitAsFilled(unit: UnitName, note: string, language: string): UnitName {
  const isLevel = !note.split(', ').some((remark) => notLevel.test(remark));
  return isLevel || !filled.test(unit.slug) ? unit : keptUnit(spelledUnit(language, unit));
}
