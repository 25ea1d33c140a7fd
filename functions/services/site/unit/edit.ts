import { issueMessages } from '#contract/issue-messages.ts';
import type { UnitInput, UnitMergeInput, UnitsAnswer } from '#contract/site/globals.ts';
import type { UnitId } from '#domain/ids.ts';
import type { SiteUnits } from '#domain/ingredients/own-units/said-units.ts';
import { canBeSaidFor } from '#domain/ingredients/own-units/said-for.ts';
import {
  platformWords,
  rowOf,
  unitCalled,
  type UnitWords,
  wordsAfter,
  wordsIn,
  wordsOfUnit,
} from '#domain/ingredients/own-units/unit-words.ts';
import type { ChangeKey } from '#domain/publishing/publishing.ts';
import { findMeasuredUnit, type Unit } from '#domain/measures/units.ts';
import { primaryLanguage } from '#domain/text/language.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { invalidAt, notFound, preconditionFailed } from '../../service-error.ts';
import { isChange } from '../is-change.ts';
import { unitsViewOf } from './views.ts';

/** The words of a unit in recipes of a language, that of the site at first; recipes are not written. */
export async function updateUnit(
  ctx: SiteContext,
  { id, input }: { id: UnitId; input: UnitInput },
): Promise<UnitsAnswer> {
  const site = await ctx.repositories.units.list();
  const { language = ctx.site.settings.language, ...change } = input;
  const unit = standing(site, id, language);
  const before = wordsOfUnit(unit, site.own, language);
  const words = wordsAfter(before, change, { unit, language });
  const after = words ?? platformWords(unit, language);
  refuseTaken(site, { unit, before, after, language });
  if (isChange(change)) {
    const { units, changes } = ctx.repositories;
    await ctx.commit([
      ...units.say({ unitId: id, language: primaryLanguage(language) }, words),
      changes.record(keysOf(unit), ctx.now),
    ]);
    ctx.wakePublisher(ctx.site.id);
  }
  return answerOf(ctx);
}

/** Recipes that name the unit say the other one from now on; it can be taken out again. */
export async function mergeUnit(
  ctx: SiteContext,
  { id, input }: { id: UnitId; input: UnitMergeInput },
): Promise<UnitsAnswer> {
  const site = await ctx.repositories.units.list();
  const { language = ctx.site.settings.language, intoId } = input;
  const unit = standing(site, id, language);
  const into = site.units.get(intoId);
  if (!into || into === unit || rowOf(intoId, site.own, language)?.intoId) {
    throw invalidAt('intoId');
  }
  if (!canBeSaidFor(unit.slug, into.slug)) {
    const [one, other] = [unit, into].map((each) => wordsOfUnit(each, site.own, language).title);
    throw invalidAt('intoId', issueMessages.otherAmount(one ?? '', other ?? ''));
  }
  const { units, changes } = ctx.repositories;
  const [merged] = await ctx.commit([
    units.merge({ unitId: id, language: primaryLanguage(language) }, intoId),
    changes.record(keysOf(unit), ctx.now),
  ]);
  // Another request merged one of them in between.
  if (merged === 0) throw preconditionFailed();
  ctx.wakePublisher(ctx.site.id);
  return answerOf(ctx);
}

/** A merged unit says its own words again. */
export async function separateUnit(ctx: SiteContext, id: UnitId): Promise<UnitsAnswer> {
  const site = await ctx.repositories.units.list();
  const { language } = ctx.site.settings;
  const unit = site.units.get(id);
  if (!unit || !rowOf(id, site.own, language)?.intoId) throw notFound();
  const { units, changes } = ctx.repositories;
  await ctx.commit([
    ...units.separate({ unitId: id, language: primaryLanguage(language) }),
    changes.record(keysOf(unit), ctx.now),
  ]);
  ctx.wakePublisher(ctx.site.id);
  return answerOf(ctx);
}

/** What was merged into another unit is none that could be changed. */
function standing(site: SiteUnits, id: UnitId, language: string): Unit {
  const unit = site.units.get(id);
  if (!unit || rowOf(id, site.own, language)?.intoId) throw notFound();
  return unit;
}

type Change = { unit: Unit; before: UnitWords; after: UnitWords; language: string };

function refuseTaken(site: SiteUnits, { unit, before, after, language }: Change): void {
  const known = wordsIn(before);
  for (const field of ['title', 'pluralTitle', 'abbreviation'] as const) {
    const word = after[field];
    if (word === null || known.includes(word)) continue;
    const other = unitCalled(word, site, { language, but: unit.id });
    if (other) {
      const { title } = wordsOfUnit(other, site.own, language);
      throw invalidAt(field, issueMessages.unitTaken(word, title));
    }
  }
}

/** Amounts of any page may be converted to a measure. */
const keysOf = ({ id, slug }: Unit): ChangeKey[] => [
  `unit:${id}`,
  ...(findMeasuredUnit(slug) ? ['measures' as const] : []),
];

async function answerOf(ctx: SiteContext): Promise<UnitsAnswer> {
  const { units, own } = await ctx.repositories.units.list();
  return unitsViewOf([...units.values()], own, ctx.site.settings.language);
}
