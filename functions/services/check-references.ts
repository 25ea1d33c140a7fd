import { issueMessages } from '#contract/issue-messages.ts';
import { copyOwnersPictures, findOwnersPictures } from '#functions/crossings/pictures.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { ReferenceKind } from '#functions/repositories/recipe/references.ts';
import { invalid } from './service-error.ts';

/** A referenced id, the kind of row it must name, and its path in the request. */
export type Reference = { kind: ReferenceKind; id: string; path: string };

/**
 * Refuses what does not belong to the site. What was there before was checked when it came, and
 * may have been deleted since: it is no reason to refuse an edit of something else.
 */
export async function checkReferences(
  ctx: SiteContext,
  references: Reference[],
  before: Reference[] = [],
): Promise<void> {
  refuse(await missingReferences(ctx, withoutKept(references, before)));
}

/** The same for what is not saved: a picture that saving would copy is taken, and copied then. */
export async function checkUnsavedReferences(
  ctx: SiteContext,
  references: Reference[],
  before: Reference[],
): Promise<void> {
  const added = withoutKept(references, before);
  refuse(await missingReferences(ctx, added, findOwnersPictures));
}

function withoutKept(references: Reference[], before: Reference[]): Reference[] {
  const kept = new Set(before.map(keyOf));
  return references.filter((reference) => !kept.has(keyOf(reference)));
}

function refuse(missing: Reference[]): void {
  if (missing.length === 0) return;
  const issues = missing.map(({ path }) => ({ path, message: issueMessages.invalidInput }));
  throw invalid(...issues.slice(0, 100));
}

/** Those that name nothing which the site has, or can have. */
export async function missingReferences(
  ctx: SiteContext,
  references: Reference[],
  // Which of these ids are pictures that the site may show.
  picturesFor: (ctx: SiteContext, ids: string[]) => Promise<string[]> = copyOwnersPictures,
): Promise<Reference[]> {
  if (references.length === 0) return [];
  const byKind = Object.groupBy(references, ({ kind }) => kind);
  const found = await ctx.repositories.findReferences(
    Object.fromEntries(
      Object.entries(byKind).map(([kind, list]) => [kind, list.map(({ id }) => id)]),
    ),
  );
  const unknown = references.filter((reference) => !found.has(keyOf(reference)));
  const pictures = unknown.flatMap(({ kind, id }) => (kind === 'image' ? [id] : []));
  const shown = new Set(await picturesFor(ctx, pictures));
  return unknown.filter(({ kind, id }) => kind !== 'image' || !shown.has(id));
}

const keyOf = ({ kind, id }: Reference) => `${kind}:${id}`;
