import { z } from 'zod';
import { buildStatuses, buildTriggers } from '#domain/publishing/publishing.ts';
import { dateTime, id } from '../fields.ts';

const failure = z.strictObject({
  path: z.string(),
  subjectId: z.string().nullable(),
  reason: z.string(),
});

const buildView = z
  .strictObject({
    id,
    revision: z.int(),
    trigger: z.enum(buildTriggers),
    status: z.enum(buildStatuses),
    /** Whether visitors see this build now. */
    isLive: z.boolean(),
    pagesRendered: z.int(),
    pagesChanged: z.int(),
    failures: z.array(failure),
    restoredRevision: z.int().nullable(),
    startedAt: dateTime,
    finishedAt: dateTime.nullable(),
  })
  .meta({ id: 'Build' });
export type BuildView = z.output<typeof buildView>;

export const buildsAnswer = z.strictObject({ builds: z.array(buildView), total: z.int() });
export type BuildsAnswer = z.output<typeof buildsAnswer>;

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
