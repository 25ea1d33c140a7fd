import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishingMessages } from '#contract/kitchen/publishing/publishing-messages.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';
import { filmUploads } from '../../media/uploads/media-uploads.ts';
import { $hasSessionEnded, noteEndedSession, resumeSession } from '../../shell/session/session.ts';
import { NotSavedError } from '../../drafts/saving/saving-state.ts';
import { recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { publishingFor } from './publishing.ts';
import { aSavedDraft, publishedAt, told } from './testing/published-draft.ts';

const recipe = `/api/v1/manage/hearth/recipes/${recipeId}`;
const post = `POST ${recipe}/publish`;
const get = `GET ${recipe}`;
const buildStatus = 'GET /api/v1/manage/hearth/build-status';
const live = {
  body: { state: 'live', revision: 2, pendingChanges: 0, failures: [], liveSince: publishedAt },
};
const { failures } = publishingMessages;

let api: FakeApi;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  globalThis.history.replaceState(null, '', `/kitchen/hearth/recipes/${recipeId}`);
  api = fakeApi();
  api.answer(buildStatus, live);
  api.answer(post, told({ publishedAt }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const sent = () => api.asked.filter(({ path }) => path.endsWith('/publish'));

function aPublishing(given?: Parameters<typeof aSavedDraft>[0]) {
  const saved = aSavedDraft(given);
  const publishing = publishingFor(saved.draft);
  const steps: string[] = [];
  publishing.$step.subscribe(({ step }) => void steps.push(step));
  return { ...saved, publishing, steps, step: () => publishing.$step.get() };
}

describe('Publishing', () => {
  it('sends the version that is saved, and ends when its pages are live', async () => {
    const { publishing, steps, $stored } = aPublishing();
    await publishing.publish(true);
    expect(sent().map(({ ifMatch }) => ifMatch)).toEqual(['"3"']);
    expect(steps).toEqual(['idle', 'uploads', 'saving', 'sending', 'printing', 'done']);
    expect($stored.get().publishedAt).toBe(publishedAt);
  });

  it('follows the pages until they are there', async () => {
    api.answer(buildStatus, { body: { ...live.body, state: 'publishing', pendingChanges: 1 } });
    const { publishing, step } = aPublishing();
    const done = publishing.publish(true);
    await pass(3000);
    expect(step().step).toBe('printing');
    api.answer(buildStatus, live);
    await pass(5000);
    await done;
    expect(step().step).toBe('done');
  });

  it('waits for pictures, unless it is published without', async () => {
    vi.stubGlobal('URL', blobUrls);
    // The code that sends films is on its way.
    api.answerLater(`HEAD /kitchen/hearth/recipes/${recipeId}`);
    filmUploads.add([new File(['x'], 'pie.mp4')], 'elsewhere');
    const waiting = aPublishing();
    void waiting.publishing.publish(true);
    await pass(0);
    expect([waiting.step().step, sent().length]).toEqual(['uploads', 0]);
    await aPublishing().publishing.publish(false);
    expect(sent()).toHaveLength(1);
    waiting.publishing.callOff();
    await pass(0);
    expect([waiting.step().step, sent().length]).toEqual(['idle', 1]);
    const [upload] = filmUploads.$uploads.get();
    filmUploads.remove(upload!.id);
  });

  it('is patient with a server that takes ten seconds', async () => {
    const answer = api.answerLater(post);
    const { publishing, step } = aPublishing();
    const done = publishing.publish(true);
    await pass(10_000);
    expect(step().step).toBe('sending');
    answer(told({ publishedAt }));
    await pass(0);
    await done;
    expect(step().step).toBe('done');
  });

  it('asks the recipe what became of it where no answer came', async () => {
    api.breakNetwork(post);
    api.answer(get, told({ publishedAt }));
    const { publishing, step } = aPublishing();
    await publishing.publish(true);
    expect(step().step).toBe('done');
  });

  it('does not say that it failed while nobody answers, and takes over what is there then', async () => {
    api.breakNetwork(post);
    api.breakNetwork(get);
    const { publishing, step, steps, $stored } = aPublishing();
    const done = publishing.publish(true);
    await pass(5000);
    expect(step().step).toBe('unknown');
    api.answer(get, told({ publishedAt }));
    globalThis.dispatchEvent(new Event('online'));
    await done;
    expect([step().step, $stored.get().publishedAt]).toEqual(['done', publishedAt]);
    expect(steps).not.toContain('failed');
  });

  it('asks again by itself, and then says in one voice that it did not arrive', async () => {
    api.breakNetwork(post);
    api.breakNetwork(get);
    const { publishing, step } = aPublishing();
    const done = publishing.publish(true);
    await pass(0);
    api.answer(get, told());
    await pass(20_000);
    await done;
    expect(step()).toEqual({ step: 'failed', reason: failures.noAnswer });
  });

  it('says that it failed where the recipe is not published, and tries again when asked', async () => {
    api.answer(post, { status: 503, body: null });
    api.answer(get, told());
    const { publishing, step } = aPublishing();
    await publishing.publish(true);
    expect(step().step).toBe('failed');
    api.answer(post, told({ publishedAt }));
    await publishing.publish(true);
    expect(step().step).toBe('done');
  });

  it('goes on where it was when the person has signed in again', async () => {
    api.answer(post, refusal('unauthenticated'));
    const { publishing, step } = aPublishing();
    const done = publishing.publish(true);
    await pass(0);
    expect([step().step, $hasSessionEnded.get()]).toEqual(['signed-out', true]);
    api.answer(post, told({ publishedAt }));
    await signInAgain();
    await done;
    expect(sent().map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"3"']);
  });

  it('looks once what somebody else saved, and says so where they are still ahead', async () => {
    api.answer(post, refusal('stale_write'));
    const { publishing, looks, step } = aPublishing();
    await publishing.publish(true);
    expect([looks(), sent().length]).toEqual([1, 2]);
    expect(step()).toEqual({ step: 'failed', reason: failures.changedElsewhere });
  });

  it('publishes nothing while the text cannot be saved, and says why', async () => {
    const { publishing, draft, step } = aPublishing();
    const failure = { code: null, message: 'Too long.', lead: null, issues: {} };
    const state = { status: 'not-saved', failure, isRetried: false } as const;
    draft.whenSaved = () => Promise.reject(new NotSavedError(state));
    await publishing.publish(true);
    expect(step()).toEqual({ step: 'failed', reason: failures.notSaved('Too long.') });
    expect(sent()).toEqual([]);
  });

  it('says in the words of the server why it refuses', async () => {
    api.answer(post, refusal('slug_taken'));
    const { publishing, step } = aPublishing();
    await publishing.publish(true);
    expect(step()).toEqual({ step: 'failed', reason: refusal('slug_taken').body.error });
  });

  it('is called off before anything is sent', async () => {
    const saved = Promise.withResolvers<number>();
    const { publishing, draft, step } = aPublishing();
    draft.whenSaved = async (act) => act(await saved.promise, draft.$recipe.get());
    void publishing.publish(true);
    await pass(0);
    publishing.callOff();
    saved.resolve(3);
    await pass(0);
    expect([step().step, sent().length]).toEqual(['idle', 0]);
  });
});

/** jsdom has no addresses of blobs. */
const blobUrls = Object.assign(URL, {
  createObjectURL: () => 'blob:1',
  revokeObjectURL: () => undefined,
});

async function signInAgain(): Promise<void> {
  noteEndedSession();
  api.answer('GET /api/v1/manage/current-user', {
    body: {
      currentUser: {
        id: recipeId,
        email: 'ada@example.com',
        displayName: null,
        handle: null,
        bio: null,
        avatar: null,
        sites: [],
      },
    },
  });
  await resumeSession();
}
