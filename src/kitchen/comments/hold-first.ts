import { commentsMessages as texts } from '#contract/kitchen/mail/comments-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { writeSite } from '../shell/network/write-site.ts';
import { notify } from '../shell/notices/notices.ts';
import { tellDone } from '../shell/notices/page-history.ts';
import { changeQueue } from './queue.ts';

/** Whether first comments wait from now on; what waits already is looked at one by one. */
export async function holdFirst(holdFirstComments: boolean): Promise<void> {
  try {
    await put(holdFirstComments);
  } catch (error) {
    notify(`${texts.failed}. ${failureOf(error).message}`);
    return;
  }
  const back = async () => {
    await put(!holdFirstComments);
    notify(saidOf(!holdFirstComments));
  };
  const redo = () => put(holdFirstComments);
  tellDone(saidOf(holdFirstComments), back, { redo, about: ['holdFirstComments'] });
}

const saidOf = (isHeld: boolean): string => (isHeld ? texts.done.held : texts.done.unheld);

/** It is seen at once, and taken back where it is refused. */
async function put(holdFirstComments: boolean): Promise<void> {
  changeQueue(() => ({ holdFirstComments }));
  try {
    await writeSite(() => ({ holdFirstComments }));
  } catch (error) {
    changeQueue(() => ({ holdFirstComments: !holdFirstComments }));
    throw error;
  }
}
