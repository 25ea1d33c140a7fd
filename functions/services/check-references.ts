import { issueMessages } from '#contract/issue-messages.ts';
import { copyOwnersPictures, findOwnersPictures } from '#functions/crossings/pictures.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { ReferenceKind, References } from '#functions/repositories/recipe/references.ts';
import { invalid, OvertakenError } from './service-error.ts';

/** A referenced id, the kind of row it must name, and its path in the request. */
export type Reference = { kind: ReferenceKind; id: string; path: string };

type Statements = Parameters<SiteContext['commit']>[0];

/** Of a write: all it refers to, and what the thing that is written referred to before. */
type Referring = { references: Reference[]; before?: Reference[] };

/** Commits what refers to things of the site, once they are checked. */
export async function commitReferring(
  ctx: SiteContext,
  referring: Referring,
  statements: Statements,
): Promise<number[]> {
  const commit = await checkReferences(ctx, referring);
  return commit(statements);
}

/**
 * Refuses what does not belong to the site. What was there before was checked when it came, and
 * may have been deleted since: it is no reason to refuse an edit of something else. Answers how to
 * commit what refers to the rest: nothing of it is written where one of them goes meanwhile.
 */
export async function checkReferences(
  ctx: SiteContext,
  { references, before = [] }: Referring,
): Promise<(statements: Statements) => Promise<number[]>> {
  const added = addedReferences(references, before);
  await refuseMissing(ctx, added);
  const guards = expectationsOf(ctx, added);
  return async (statements) => {
    try {
      const changes = await ctx.commit([...guards, ...statements]);
      return changes.slice(guards.length);
    } catch (error) {
      // Names what went; what else came between is read again by the caller.
      if (error instanceof OvertakenError) await refuseMissing(ctx, added);
      throw error;
    }
  };
}

/** Fails its batch where one of them is not there any more. */
export const expectationsOf = (ctx: SiteContext, references: Reference[]): Statements =>
  ctx.repositories.expectReferences(byKind(references));

async function refuseMissing(ctx: SiteContext, added: Reference[]): Promise<void> {
  const pictures: string[] = [];
  const missing = await missingReferences(ctx, added, async (_, ids) => {
    pictures.push(...(await findOwnersPictures(ctx, ids)));
    return pictures;
  });
  refuse(missing);
  // What is refused brings no picture to the site.
  await copyOwnersPictures(ctx, pictures);
}

/** The same for what is not saved: a picture that saving would copy is taken, and copied then. */
export async function checkUnsavedReferences(
  ctx: SiteContext,
  references: Reference[],
  before: Reference[],
): Promise<void> {
  const added = addedReferences(references, before);
  refuse(await missingReferences(ctx, added, findOwnersPictures));
}

/** Those that were not there before. */
export function addedReferences(references: Reference[], before: Reference[]): Reference[] {
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
  const found = await ctx.repositories.findReferences(byKind(references));
  const unknown = references.filter((reference) => !found.has(keyOf(reference)));
  const pictures = unknown.flatMap(({ kind, id }) => (kind === 'image' ? [id] : []));
  const shown = new Set(await picturesFor(ctx, pictures));
  return unknown.filter(({ kind, id }) => kind !== 'image' || !shown.has(id));
}

function byKind(references: Reference[]): References {
  const lists = Object.groupBy(references, ({ kind }) => kind);
  return Object.fromEntries(
    Object.entries(lists).map(([kind, list]) => [kind, list.map(({ id }) => id)]),
  );
}

const keyOf = ({ kind, id }: Reference) => `${kind}:${id}`;
