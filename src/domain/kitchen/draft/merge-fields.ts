import { isSameData } from '../../same-data.ts';

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
