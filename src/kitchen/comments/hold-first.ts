import { jsonOf } from '#api/json-of.ts';
import { commentsMessages as texts } from '#contract/kitchen/comments-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { call } from '../shell/connection.ts';
import { notify } from '../shell/notices.ts';
import { changeQueue, paramHere, queueCalls } from './queue.ts';

/** Whether first comments wait from now on; what waits already is looked at one by one. */
export async function holdFirst(holdFirstComments: boolean): Promise<void> {
  changeQueue(() => ({ holdFirstComments }));
  try {
    await save(holdFirstComments);
    const text = holdFirstComments ? texts.done.held : texts.done.unheld;
    notify(text, () => holdFirst(!holdFirstComments));
  } catch (error) {
    changeQueue(() => ({ holdFirstComments: !holdFirstComments }));
    notify(`${texts.failed}. ${failureOf(error).message}`);
  }
}

/** All other settings stay as they are: who changed them meanwhile is not written over. */
async function save(holdFirstComments: boolean): Promise<void> {
  const param = paramHere();
  const { site } = await jsonOf(await call(() => queueCalls['current-site'].$get({ param })));
  const { title, slug, version } = site;
  const json = { title, slug, holdFirstComments };
  const headers = { 'If-Match': `"${version}"` };
  await call(() => queueCalls.sites.$put({ param, json }, { headers }));
}
