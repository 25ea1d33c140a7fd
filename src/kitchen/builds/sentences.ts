import { buildsMessages as texts } from '#contract/kitchen/publishing/builds-messages.ts';
import { buildDays, dayWord } from '#domain/kitchen/builds/build-days.ts';
import type { BuildView } from '#contract/publishing/build.ts';
import { timeOf, weekdayAndTimeOf, weekdayOf } from '../clock/day-words.ts';
import { currentTime } from '../clock/server-clock.ts';

/** Where the cook is. */
export const timeZoneHere = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Of a date as YYYY-MM-DD. */
export function dayName(date: string): string {
  const word = dayWord(date, currentTime(), timeZoneHere);
  return word ? texts.days[word] : weekdayOf(`${date}T12:00:00`);
}

/** A moment, told by the clock alone where it is of these days. */
export function momentOf(iso: string): string {
  const at = buildDays([{ startedAt: iso }], timeZoneHere)[0]?.day;
  const word = at === undefined ? null : dayWord(at, currentTime(), timeZoneHere);
  return word ? texts.moments[word](timeOf(iso)) : weekdayAndTimeOf(iso);
}

/** What caused a build, in plain words. */
export function causeOf(build: BuildView): string {
  if (build.status === 'running') return texts.running;
  if (build.status === 'failed') return texts.failedBuild;
  if (build.restoredRevision !== null) {
    const { restoredAt } = build;
    return restoredAt === null ? texts.wentBackFar : texts.wentBack(momentOf(restoredAt));
  }
  if (build.trigger === 'deploy') return texts.deploy;
  if (build.revision === 1 && build.recipes.length === 0) return texts.first;
  const causes = [...recipeCauses(build), ...otherCauses(build)];
  const cause = causes.length === 0 ? texts.other : causes.join(' · ');
  return build.changed.schedule ? `${cause}, ${texts.scheduled}` : cause;
}

function recipeCauses({ recipes, changed }: BuildView): string[] {
  if (changed.retry) return [texts.retried];
  if (recipes.length > 0) {
    return recipes.map(({ deed, count, titles }) => texts.deeds[deed](titles, count));
  }
  return changed.recipe ? [texts.recipesChanged(changed.recipe)] : [];
}

function otherCauses(build: BuildView): string[] {
  const { changed } = build;
  const collections = changed.collection ?? changed.collections ?? 0;
  const { term = 0, ingredient = 0, equipment = 0, unit = 0 } = changed;
  const library = term + ingredient + equipment + unit;
  return [
    ...siteCauses(build),
    ...(collections > 0 && !changed.recipe ? [texts.collections(collections)] : []),
    ...(library > 0 ? [texts.library] : []),
    ...(changed.image || changed.video ? [texts.pictures] : []),
  ];
}

function siteCauses({ changed, revision }: BuildView): string[] {
  return [
    ...(changed.site && !changed.retry && revision > 1 ? [texts.settings] : []),
    // Where a recipe changed, its own deed tells why.
    ...(changed.featured && !changed.recipe ? [texts.featured] : []),
    ...(changed.owner ? [texts.owner] : []),
    ...(changed.address ? [texts.address] : []),
  ];
}

const tenth = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

/** How much it changed and how long it took; empty while it is made. */
export function resultOf({ pagesChanged, startedAt, finishedAt, failures }: BuildView): string {
  if (finishedAt === null) return '';
  const seconds = Math.max(0.1, (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000);
  const changed =
    pagesChanged === 0 ? texts.unchangedPages : texts.result(pagesChanged, tenth.format(seconds));
  return failures.length > 0 ? `${changed} · ${texts.failures(failures.length)}` : changed;
}
