import { describe, expect, test, vi } from 'vitest';
import { failureMessages } from '#contract/failure-messages.ts';
import type { PromotionCodeView } from '#contract/money/promotion-codes.ts';
import { refusal } from '#stores/testing/fake-api.ts';
import { createCollection } from '../../collections/create-collection.ts';
import { removeCollection, restoreCollection } from '../../collections/collection-deeds.ts';
import { deleteMedia, removeAndDelete } from '../../media-library/library-actions.ts';
import { createNewsletter, openWelcome } from '../../newsletters/newsletters.ts';
import { downloadPayments } from '../../payments/payments.ts';
import { endCode } from '../../plans/codes/codes.ts';
import { offerNewsletter, offerPlans } from '../../plans/plans.ts';
import { checkSeller, goToProvider } from '../../plans/seller.ts';
import { createRecipe } from '../../recipes/create-recipe.ts';
import { downloadReport, downloadSubscribers } from '../../subscribers/download.ts';
import { retryPublishing } from '../publishing/publishing-state.ts';
import { $notices, dismissNotice } from './notices.ts';

const id = 'a2e7a0c4-7d4b-4a57-8f6e-1c2d3e4f5a6b';

/** What a press does, with what the screen would hand it. */
const deeds: Record<string, () => Promise<unknown>> = {
  createCollection,
  createNewsletter,
  createRecipe,
  openWelcome,
  offerNewsletter,
  checkSeller,
  goToProvider,
  downloadPayments,
  downloadSubscribers,
  retryPublishing,
  offerPlans: () => offerPlans(true),
  endCode: () => endCode({ id, code: 'SPRING' } as PromotionCodeView),
  removeCollection: () => removeCollection(id, 'Soups'),
  restoreCollection: () => restoreCollection(id, 'Soups'),
  deleteMedia: () => deleteMedia([id]),
  removeAndDelete: () => removeAndDelete(id),
  downloadReport: () => downloadReport(id),
};

/** What is told from when it is pressed. */
async function toldAfter(run: () => Promise<unknown>): Promise<() => string> {
  const told: string[] = [];
  $notices.listen((notices) => told.push(...notices.map(({ text }) => text)));
  for (const notice of $notices.get()) dismissNotice(notice.id);
  told.length = 0;
  await run();
  return () => told.join(' ');
}

const ended = refusal('unauthenticated');

describe('A deed that does not arrive', () => {
  test.each(Object.entries(deeds))('%s says that there is no connection', async (_name, run) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect.poll(await toldAfter(run)).toContain(failureMessages.offline);
  });

  test.each(Object.entries(deeds))('%s says that nobody is signed in', async (_name, run) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(ended.body, ended)));
    await expect.poll(await toldAfter(run)).toContain(ended.body.error);
  });
});
