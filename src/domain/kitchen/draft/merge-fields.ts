import { bothLists, bothTexts } from '../../recipe/merge/both-sides.ts';
import type { Choice } from '../../recipe/merge/resolve-conflicts.ts';
import { isSameData } from '../../same-data.ts';
import { siteRowsMax } from '../../site/site.ts';

export type MergedFields<Content> = {
  /** What only one side changed is taken; of what both did, mine. */
  content: Content;
  conflicts: (keyof Content)[];
};

/** What two people or two devices made of one thing, field by field. */
export function mergeFields<Content extends object>(
  fields: readonly (keyof Content)[],
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Content>,
): MergedFields<Content> {
  const isChanged = (side: Content, name: keyof Content) => !isSameData(side[name], base[name]);
  const taken = fields.filter((name) => isChanged(theirs, name) && !isChanged(mine, name));
  const conflicts = fields.filter(
    (name) =>
      isChanged(theirs, name) && isChanged(mine, name) && !isSameData(mine[name], theirs[name]),
  );
  return { content: withFieldsOf(mine, theirs, taken), conflicts };
}

/** A content with some fields of another one. */
export const withFieldsOf = <Content extends object>(
  content: Content,
  other: Content,
  names: readonly (keyof Content)[],
): Content => ({ ...content, ...Object.fromEntries(names.map((name) => [name, other[name]])) });

/** `newId` is for a row that both changed. */
type Sides<Content> = { mine: Content; theirs: Content; newId: () => string };

/**
 * A content with a field of both sides at once, a text or the rows of a list; null where it cannot
 * hold both.
 */
export function withBoth<Content extends object>(
  content: Content,
  { mine, theirs, newId }: Sides<Content>,
  name: keyof Content,
): Content | null {
  const rows = bothLists(mine[name], theirs[name], newId);
  const both =
    rows && rows.length > siteRowsMax ? null : (rows ?? bothTexts(mine[name], theirs[name]));
  return both && { ...content, [name]: both };
}

export type Conflicts<Name> = { names: readonly Name[]; choices: ReadonlyMap<Name, Choice> };

/** A merged content with what somebody chose of each conflict; mine where they chose nothing. */
export const withChosen = <Content extends object, Name extends keyof Content>(
  content: Content,
  sides: Sides<Content>,
  conflicts: Conflicts<Name>,
): Content =>
  resolvedBy(content, conflicts, {
    theirs: (made, names) => withFieldsOf(made, sides.theirs, names),
    both: (made, name) => withBoth(made, sides, name),
  });

type Ways<Content, Name> = {
  theirs: (made: Content, names: readonly Name[]) => Content;
  /** Null of what cannot hold both. */
  both: (made: Content, name: Name) => Content | null;
};

/** The same of whatever is decided about as one. */
export function resolvedBy<Content, Name>(
  content: Content,
  { names, choices }: Conflicts<Name>,
  { theirs, both }: Ways<Content, Name>,
): Content {
  const chosen = (choice: Choice) => names.filter((name) => choices.get(name) === choice);
  return chosen('both').reduce(
    (made, name) => both(made, name) ?? made,
    theirs(content, chosen('theirs')),
  );
}
