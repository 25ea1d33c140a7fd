import { z } from 'zod';
import { pageChanges, recipeDeeds } from '#domain/publishing/history/build-summary.ts';
import { keptThings } from '#domain/publishing/history/not-brought-back.ts';
import { stayReasons } from '#domain/publishing/history/plan-rollback.ts';
import {
  buildStatuses,
  buildTriggers,
  changedKinds,
  storedPageKinds,
} from '#domain/publishing/publishing.ts';
import { dateTime, id } from '../fields.ts';

const failure = z.strictObject({
  path: z.string(),
  kind: z.enum(storedPageKinds).optional(),
  subjectId: z.string().nullable(),
  reason: z.string(),
});

/** What became of some recipes; the first few by their titles. */
const recipeChange = z
  .strictObject({
    deed: z.enum(recipeDeeds),
    count: z.int(),
    titles: z.array(z.string()),
  })
  .meta({ id: 'RecipeChange' });

const buildView = z
  .strictObject({
    id,
    revision: z.int(),
    trigger: z.enum(buildTriggers),
    status: z.enum(buildStatuses),
    /** Whether visitors see this build now. */
    isLive: z.boolean(),
    /** Whether the site can go back to it. */
    isRestorable: z.boolean(),
    pagesRendered: z.int(),
    pagesChanged: z.int(),
    failures: z.array(failure),
    /** What changed, counted by what it is. */
    changed: z.partialRecord(z.enum(changedKinds), z.int()),
    recipes: z.array(recipeChange),
    restoredRevision: z.int().nullable(),
    /** When the build went live that this one went back to; null where it is not kept any more. */
    restoredAt: dateTime.nullable(),
    startedAt: dateTime,
    finishedAt: dateTime.nullable(),
  })
  .meta({ id: 'Build' });
export type BuildView = z.output<typeof buildView>;

export const buildsAnswer = z.strictObject({ builds: z.array(buildView), total: z.int() });
export type BuildsAnswer = z.output<typeof buildsAnswer>;

const changedPage = z
  .strictObject({
    path: z.string(),
    kind: z.enum(storedPageKinds),
    /** Of a recipe or a collection; other pages are known by their kind. */
    title: z.string().nullable(),
    change: z.enum(pageChanges),
  })
  .meta({ id: 'ChangedPage' });
export type ChangedPageView = z.output<typeof changedPage>;

/** The first pages that a build changed, recipes first, and how many there are. */
export const buildPagesAnswer = z.strictObject({
  pages: z.array(changedPage),
  counts: z.record(z.enum(pageChanges), z.int()),
});
export type BuildPagesAnswer = z.output<typeof buildPagesAnswer>;

/** What going back to a build would change of what is published now. */
export const comparisonAnswer = z
  .strictObject({
    /** The first recipe pages that would differ. */
    pages: z.array(
      z.strictObject({ path: z.string(), title: z.string(), change: z.enum(pageChanges) }),
    ),
    counts: z.record(z.enum(pageChanges), z.int()),
    /** The site would have the title, the texts and the look of then. */
    settingsDiffer: z.boolean(),
    /** The recipes of then would lead the home page. */
    featuredDiffer: z.boolean(),
    /** The first recipes that stay as they are, and why. */
    staying: z.array(z.strictObject({ title: z.string(), reason: z.enum(stayReasons) })),
    stayingCount: z.int(),
    /** What changed since and stays as it is now. */
    notBroughtBack: z.array(z.enum(keptThings)),
  })
  .meta({ id: 'BuildComparison' });
export type ComparisonAnswer = z.output<typeof comparisonAnswer>;

/** The address at which the pages of a build are shown for some minutes; `?page=` names one. */
export const pastPagesAnswer = z.strictObject({
  link: z.strictObject({ url: z.string(), expiresAt: dateTime }).meta({ id: 'PastPagesLink' }),
});
export type PastPagesAnswer = z.output<typeof pastPagesAnswer>;

export const buildStatusAnswer = z
  .strictObject({
    state: z.enum(['publishing', 'live', 'failed']),
    /** The build that visitors see; 0 before the first. */
    revision: z.int(),
    pendingChanges: z.int(),
    failures: z.array(failure),
    liveSince: dateTime.nullable(),
  })
  .meta({ id: 'BuildStatus' });
export type BuildStatusAnswer = z.output<typeof buildStatusAnswer>;
