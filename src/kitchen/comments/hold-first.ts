import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { notify } from '../shell/notices/notices.ts';
import { writeSite } from '../shell/network/write-site.ts';
import { changeQueue } from './queue.ts';

/** Whether first comments wait from now on; what waits already is looked at one by one. */
export async function holdFirst(holdFirstComments: boolean): Promise<void> {
  changeQueue(() => ({ holdFirstComments }));
  try {
    await writeSite(() => ({ holdFirstComments }));
    const text = holdFirstComments ? texts.done.held : texts.done.unheld;
    notify(text, () => holdFirst(!holdFirstComments));
  } catch (error) {
    changeQueue(() => ({ holdFirstComments: !holdFirstComments }));
    notify(`${texts.failed}. ${failureOf(error).message}`);
  }
}
