import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import { failureOf, isExpected } from '#stores/failure.ts';
import { notify } from '../shell/notices/notices.ts';

const { done: texts } = listsMessages;

type Undo = () => Promise<unknown>;
const deeds: Undo[] = [];

/** Tells what was done; its notice and Ctrl or ⌘ Z take it back, once. */
export function tell(text: string, undo: Undo): void {
  const once = async () => {
    const at = deeds.indexOf(once);
    if (at === -1) return;
    deeds.splice(at, 1);
    // What could not be taken back can be tried again.
    try {
      await undo();
    } catch (error) {
      deeds.splice(at, 0, once);
      throw error;
    }
  };
  deeds.push(once);
  notify(text, once);
}

export async function undoLast(): Promise<void> {
  const last = deeds.at(-1);
  if (!last) {
    notify(texts.nothingToUndo);
    return;
  }
  try {
    await last();
  } catch (error) {
    notify(texts.failed(reasonOf(error)));
  }
}

/** Null where it was done, else why not. */
export async function attempt(run: () => Promise<unknown>): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  if (!isExpected(error)) reportError(error);
  const { message, detail } = failureOf(error, { in_use: texts.inUse });
  return detail ?? message;
}
