import { atom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type {
  BuildPagesAnswer,
  BuildsAnswer,
  BuildView,
  ComparisonAnswer,
  PastPagesAnswer,
} from '#contract/publishing/build.ts';
import { buildsMessages } from '#contract/kitchen/publishing/builds-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { remote } from '#stores/remote.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import { tellDone } from '../shell/notices/page-history.ts';
import { $publishing, followPublishing } from '../shell/publishing/publishing-state.ts';

const pageSize = 30;
/** What the server lists at once; more builds are hardly kept. */
export const mostShown = 100;
const { comparison: texts } = buildsMessages;

const list = remote<BuildsAnswer>();
/** The newest builds, as many as were asked for. */
export const $history = list.$remote;

const $count = atom(pageSize);

const manage = manageApi[':siteSlug'];

export const loadHistory = (): Promise<void> =>
  list.load(async () => {
    const param = { siteSlug: siteSlugHere() };
    const query = { limit: String($count.get()) };
    return jsonOf(await call(() => manage.builds.$get({ param, query })));
  });

export async function showEarlier(): Promise<void> {
  $count.set(Math.min($count.get() + pageSize, mostShown));
  await loadHistory();
}

/** Loads the list, and again whenever what visitors see has changed; answers how to stop. */
export function followHistory(): () => void {
  let seen = '';
  return $publishing.subscribe((state) => {
    const next = state ? `${state.state} ${state.revision}` : 'unknown';
    if (next === seen) return;
    seen = next;
    void loadHistory();
  });
}

const paramOf = (buildId: string) => ({ siteSlug: siteSlugHere(), buildId });

export async function pagesOf(buildId: string): Promise<BuildPagesAnswer> {
  const param = paramOf(buildId);
  return jsonOf(await call(() => manage.builds[':buildId'].pages.$get({ param })));
}

export async function comparisonWith(buildId: string): Promise<ComparisonAnswer> {
  const param = paramOf(buildId);
  return jsonOf(await call(() => manage.builds[':buildId'].comparison.$get({ param })));
}

export async function linkToPast(buildId: string): Promise<PastPagesAnswer['link']> {
  const param = paramOf(buildId);
  const answer = await call(() => manage.builds[':buildId']['past-pages'].$post({ param }));
  return (await jsonOf(answer)).link;
}

/** Goes back to a build; what stood before can be brought back by an undo. */
export async function goBackTo(build: Pick<BuildView, 'id'>, when: string): Promise<void> {
  const before = liveBuild();
  await rollBack(build.id);
  if (before) tellDone(texts.done(when), () => goForward(before.id));
  else notify(texts.done(when));
  void followPublishing();
}

function liveBuild(): BuildView | null {
  const state = $history.get();
  const builds = state.status === 'fulfilled' ? state.value.builds : [];
  return builds.find(({ isLive }) => isLive) ?? null;
}

async function rollBack(buildId: string): Promise<void> {
  const param = paramOf(buildId);
  await call(() => manage.builds[':buildId'].rollback.$post({ param }));
}

/** The server takes one rollback after the other, so this waits for the first to be live. */
async function goForward(buildId: string): Promise<void> {
  try {
    await followPublishing();
    await rollBack(buildId);
    notify(texts.undone);
    await followPublishing();
  } catch (error) {
    // The history is still there to do it from.
    notify(texts.undoFailed(failureOf(error).message));
  }
}

/** Why a rollback was refused, in words that say what to do. */
export const refusalOf = (error: unknown) => failureOf(error, { stale_write: texts.busy });
