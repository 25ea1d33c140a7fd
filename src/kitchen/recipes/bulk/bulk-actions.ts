import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import { without } from '#domain/kitchen/recipe-list/picking.ts';
import { notify } from '../../shell/notices/notices.ts';
import { followPublishing } from '../../shell/publishing/publishing-state.ts';
import { focusList } from '../list-focus.ts';
import { $picking, setPicking, shownIds } from '../list-view.ts';
import { refreshIndex } from '../recipe-index.ts';
import { copyAll } from './copies.ts';
import { tellDeed } from './deeds.ts';
import { type Act, type Outcome, perform, type Progress } from './perform.ts';
import { beginWork } from './work-progress.ts';

type BulkAction = 'publish' | 'unpublish' | 'premium' | 'public' | 'delete';

const acts: Record<BulkAction, Act> = {
  publish: { action: 'publish' },
  unpublish: { action: 'unpublish' },
  premium: { action: 'set-privacy', privacySetting: 'subscribers_only' },
  public: { action: 'set-privacy', privacySetting: 'public' },
  delete: { action: 'delete' },
};

/** What of a recipe an action changes, so that its opposite overtakes it. */
const aspects: Record<BulkAction, string> = {
  publish: 'state',
  unpublish: 'state',
  premium: 'privacy',
  public: 'privacy',
  delete: 'there',
};

type Doing = keyof typeof texts.doing;
let isActing = false;

export const changePicked = (action: BulkAction): Promise<void> =>
  run(action, texts.done[action], async (ids, tell) => {
    const outcome = await perform([acts[action]], ids, tell);
    return { ...outcome, about: [...outcome.done].map((id) => `${aspects[action]} of ${id}`) };
  });

/** Several acts that are one for the person, and are taken back together. */
export const changePickedBy = (
  several: readonly Act[],
  label: (count: number) => string,
): Promise<void> => run('change', label, (ids, tell) => perform(several, ids, tell));

/** Drafts that say the same; they are picked afterwards. */
export async function duplicatePicked(): Promise<void> {
  let made: string[] = [];
  await run('duplicate', texts.done.duplicate, async (ids, tell) => {
    const copies = await copyAll(ids, tell);
    ({ made } = copies);
    return copies;
  });
  const shown = new Set(shownIds());
  const picked = made.filter((id) => shown.has(id));
  const [first] = picked;
  if (first === undefined) return;
  setPicking({ picked: new Set(picked), focused: first, anchor: first });
  focusList();
}

type Run = (
  ids: string[],
  tell: (progress: Progress) => void,
) => Promise<Outcome & { made?: string[]; about?: string[] }>;

/**
 * Who failed stays picked, with the reason; what was done can be taken back. The focus stays in the
 * list: on its row, or on the next one that is left.
 */
async function run(doing: Doing, label: (count: number) => string, act: Run): Promise<void> {
  if (isActing) return;
  isActing = true;
  const ids = [...$picking.get().picked];
  const { tell, end } = beginWork(doing);
  tell({ done: 0, of: ids.length });
  const before = shownIds();
  const { done, failure, ...deed } = await act(ids, tell);
  if (done.size > 0) tellDeed({ label: label(done.size), count: done.size, ...deed });
  if (done.size < ids.length) notify(failedText(ids.length - done.size, failure));
  await refreshIndex();
  void followPublishing();
  const left = new Set(shownIds());
  const gone = new Set(before.filter((id) => !left.has(id)));
  const picking = $picking.get();
  const picked = new Set([...picking.picked].filter((id) => !done.has(id)));
  setPicking(without({ ...picking, picked }, before, gone));
  end();
  isActing = false;
  focusList();
}

const failedText = (count: number, reason: string | null): string =>
  reason === null ? texts.failed(count) : `${texts.failed(count)}: ${reason}`;
