import type { ImportAnswer, ImportView } from '#contract/mail/subscriber-import.ts';
import type { Id } from '#domain/ids.ts';
import {
  confirmedImportMax,
  confirmedImportWindowMs,
  type ImportOutcome,
  importOutcomes,
} from '#domain/mail/import-rules.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { OutcomeCounts } from '#functions/repositories/mail/import-lines.ts';
import type { StoredImport } from '#functions/repositories/mail/subscriber-import.ts';
import { isoTime } from '../../iso-time.ts';
import { notFound } from '../../service-error.ts';

const problemsShown = 100;

export async function findImport(ctx: SiteContext, id: Id): Promise<StoredImport> {
  const found = await ctx.repositories.subscriberImports.find(id);
  if (!found) throw notFound();
  return found;
}

/** A list, what becomes of its lines, and the first of those that are not imported. */
export async function getImport(ctx: SiteContext, id: Id): Promise<ImportAnswer> {
  const { subscriberImports } = ctx.repositories;
  const found = await findImport(ctx, id);
  const chosen = { after: 0, limit: problemsShown, isProblem: true };
  const [view, problems, confirmedRoom] = await Promise.all([
    importViewOf(ctx, found),
    subscriberImports.listLines(id, chosen),
    roomForConfirmed(ctx),
  ]);
  return { import: view, problems, confirmedRoom };
}

export async function importViewOf(ctx: SiteContext, found: StoredImport): Promise<ImportView> {
  const [counts, people] = await ctx.repositories.subscriberImports.progress(found.id);
  const { id, fileName, state, basis, statement, createdAt, finishedAt } = found;
  return {
    id,
    fileName,
    state,
    basis,
    statement,
    createdAt: isoTime(createdAt),
    finishedAt: finishedAt === null ? null : isoTime(finishedAt),
    counts: countsByOutcome(counts),
    people,
  };
}

export const countsByOutcome = (counts: OutcomeCounts): Record<ImportOutcome, number> => {
  const known = new Map(counts.map(({ outcome, count }) => [outcome, count]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of `fromEntries` forget the names
  return Object.fromEntries(
    importOutcomes.map((outcome) => [outcome, known.get(outcome) ?? 0]),
  ) as Record<ImportOutcome, number>;
};

/** How many more people the site may take as confirmed at present. */
export async function roomForConfirmed(ctx: SiteContext): Promise<number> {
  const since = ctx.now - confirmedImportWindowMs;
  const declared = await ctx.repositories.subscriberImports.countDeclared(since);
  const max = confirmedImportMax({ siteAgeMs: ctx.now - ctx.site.createdAt });
  return Math.max(0, max - declared);
}
