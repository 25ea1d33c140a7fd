import type { ReadableAtom } from 'nanostores';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import { moved } from '#domain/kitchen/media/picture-order.ts';
import type { ToldIssues } from '../drafts/draft-kind.ts';
import { tellOfDraft } from '../drafts/draft-notices.ts';
import type { Told } from '../sorting/use-told-place.ts';

const { rows: texts } = sitePagesMessages;

export type Rows<Row extends { id: string }> = {
  /** What cannot be saved of a row, by its id. */
  $issues: ReadableAtom<ToldIssues>;
  rowsNow: () => readonly Row[];
  /** One call is one step to undo, unless characters were typed; `place` is where undo leads to. */
  write: (rows: Row[], place: string, typed?: string) => void;
  titleOf: (row: Row) => string;
  blank: () => Row;
};

/** What is done to the rows of a list. */
export function rowActs<Row extends { id: string }>(rows: Rows<Row>, tell: (told: Told) => void) {
  const { rowsNow, write } = rows;
  const indexOf = (id: string) => rowsNow().findIndex((row) => row.id === id);
  const titleOf = (id: string) => {
    const row = rowsNow()[indexOf(id)];
    return (row && rows.titleOf(row).trim()) || texts.untitled;
  };

  function move(id: string, to: number): void {
    const now = rowsNow();
    const from = indexOf(id);
    const place = Math.min(Math.max(to, 0), now.length - 1);
    if (from === -1 || place === from) return;
    write(moved([...now], from, place), id);
    tell({ focus: id, said: null });
  }

  return {
    titleOf,
    move,
    moveBy: (id: string, step: number) => move(id, indexOf(id) + step),
    drop: (id: string, over: string) => {
      const to = indexOf(over);
      if (to !== -1) move(id, to);
    },
    patch: (id: string, change: Partial<Row>, typed?: string) =>
      write(
        rowsNow().map((row) => (row.id === id ? { ...row, ...change } : row)),
        id,
        typed,
      ),
    add(): void {
      const row = rows.blank();
      write([...rowsNow(), row], row.id);
      tell({ focus: row.id, said: '' });
    },
    remove(id: string): void {
      const at = indexOf(id);
      const row = rowsNow()[at];
      if (!row) return;
      const said = texts.removed(titleOf(id));
      const left = rowsNow().filter((each) => each.id !== id);
      write(left, id);
      tell({ focus: left[Math.min(at, left.length - 1)]?.id ?? null, said });
      tellOfDraft(said, () => {
        if (indexOf(id) === -1) write(rowsNow().toSpliced(at, 0, row), id);
      });
    },
  };
}
export type RowActs<Row extends { id: string }> = ReturnType<typeof rowActs<Row>>;
