import { manageApi } from '#api/manage-api.ts';
import { jsonOf } from '#api/json-of.ts';
import { publishingMessages } from '#contract/kitchen/publishing/publishing-messages.ts';
import type { ScheduleView } from '#contract/recipe/recipe-schedule.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { notify } from '../../shell/notices/notices.ts';
import { forgetDone, tellDone } from '../../shell/notices/page-history.ts';
import { followPublishing } from '../../shell/publishing/publishing-state.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { scheduleDeed } from './deeds.ts';
import type { Publishing } from './publishing.ts';
import { showAnew } from './taking-away.ts';

const { schedule: texts } = publishingMessages;
const schedule = manageApi[':siteSlug'].recipes[':recipeId'].schedule;
const paramOf = ({ $stored }: RecipeDraft) => ({
  siteSlug: siteSlugHere(),
  recipeId: $stored.get().id,
});

type Time = { at: string; zone: string };

/** Freezes what is written now until a time; the notice withdraws it. */
export async function scheduleAt(
  { draft, publishing }: { draft: RecipeDraft; publishing: Publishing },
  time: Time,
  waits: boolean,
): Promise<boolean> {
  const deed = scheduleDeed({ ...time, includeLaterEdits: true });
  const view = await publishing.arrange(deed, waits);
  if (view) tellDone(texts.done, () => takeAway(draft), { id: scheduleOf(draft) });
  return view !== null;
}

/** A recipe has one at most: whoever withdraws it takes back that it was made. */
const scheduleOf = (draft: RecipeDraft): string => `schedule of ${draft.$stored.get().id}`;

/** Another time for what is frozen; what was written since stays out of it. */
export async function moveTo(draft: RecipeDraft, time: Time): Promise<boolean> {
  return orSay(async () => {
    const json = { ...time, includeLaterEdits: false };
    const answer = await call(() => schedule.$put({ param: paramOf(draft), json }));
    draft.keepAnswer((await jsonOf(answer)).recipe);
    notify(texts.moved);
  });
}

/** Takes what was written since into the version that is to come. */
export async function includeLater(
  publishing: Publishing,
  { wall: at, zone }: ScheduleView,
): Promise<void> {
  const view = await publishing.arrange(scheduleDeed({ at, zone, includeLaterEdits: true }), true);
  if (view) notify(texts.included);
}

/** Publishes nothing at that time. What was frozen is the working copy unless somebody wrote on. */
export async function withdraw(draft: RecipeDraft): Promise<boolean> {
  const stood = draft.$stored.get().schedule;
  return orSay(async () => {
    await takeOut(draft);
    forgetDone(scheduleOf(draft));
    const canReturn = stood !== null && stood.error === null && !stood.hasLaterChanges;
    if (canReturn) tellDone(texts.withdrawn, () => putBack(draft, stood));
    else notify(texts.withdrawn);
  });
}

async function takeOut(draft: RecipeDraft): Promise<void> {
  await call(() => schedule.$delete({ param: paramOf(draft) }));
  await showAnew(draft);
}

async function takeAway(draft: RecipeDraft): Promise<void> {
  await takeOut(draft);
  notify(texts.withdrawn);
}

async function putBack(draft: RecipeDraft, { wall: at, zone }: ScheduleView): Promise<void> {
  const answer = await draft.whenSaved((version) => {
    const headers = { 'If-Match': `"${version}"` };
    const json = { at, zone, includeLaterEdits: true };
    return call(() => schedule.$put({ param: paramOf(draft), json }, { headers }));
  });
  draft.keepAnswer((await jsonOf(answer)).recipe);
  notify(texts.done);
}

/** What the job could not publish, as it was frozen. */
export async function retrySchedule(draft: RecipeDraft): Promise<void> {
  await orSay(async () => {
    const answer = await call(() => schedule.retry.$post({ param: paramOf(draft) }));
    draft.keepAnswer((await jsonOf(answer)).recipe);
    notify(texts.published);
    void followPublishing();
  });
}

async function orSay(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    notify(texts.failed(failureOf(error).message));
    return false;
  }
}
