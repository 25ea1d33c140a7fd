import { useMemo } from 'react';
import type { Id } from '#domain/ids.ts';

/** Where a row or a step can be moved to. */
export type GroupPlace = { id: Id; title: string };

const mark = '\n';

/** The same array as long as the headings are the same: a row renders with its own line alone. */
export function useGroupPlaces(groups: readonly GroupPlace[]): GroupPlace[] {
  const titles = groups.map(({ id, title }) => `${id} ${title}`).join(mark);
  return useMemo(
    () =>
      titles.split(mark).map((each) => {
        const space = each.indexOf(' ');
        return { id: each.slice(0, space), title: each.slice(space + 1) };
      }),
    [titles],
  );
}
