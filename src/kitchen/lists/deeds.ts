import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import { failureOf, isExpected } from '#stores/failure.ts';
import { NotTakenBackError, tellDone } from '../shell/notices/page-history.ts';

const { done: texts } = listsMessages;

/** Tells what was done; its notice and the keys take it back, once. */
export function tell(text: string, undo: () => Promise<unknown>, id?: string): void {
  const run = async () => {
    const failure = await attempt(undo);
    if (failure !== null) throw new NotTakenBackError(failure);
  };
  tellDone(text, run, { id });
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
  return failureOf(error, { in_use: texts.inUse }).message;
}
