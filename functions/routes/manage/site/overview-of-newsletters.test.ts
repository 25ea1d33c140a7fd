import { describe, expect, it } from 'vitest';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import {
  aMailService,
  aNewsletter,
  aSender,
  manyReaders,
} from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
type Cook = Awaited<ReturnType<typeof aCook>>;

const pausedOf = async (cook: Cook) =>
  (await cook.get<OverviewAnswer>('/overview')).body.newsletters?.paused;

describe('Overview of newsletters', () => {
  it('names those that stand still, on their own site alone, until they go on', async () => {
    const cook = await aCook(app, { settings: { newslettersEnabled: true } });
    await manyReaders(app, cook, 40);
    const id = await aNewsletter(cook);
    const refusing = aMailService(() => ({ outcome: 'refused', reason: '550' }));
    await aSender(app, refusing.mailer).run(cook, id);
    expect(await pausedOf(cook)).toEqual({ total: 1, newest: [{ id, title: 'Plums' }] });
    expect(await pausedOf(await aCook(app))).toEqual({ total: 0, newest: [] });
    await cook.post(`/newsletter-sends/${id}/resume`);
    expect(await pausedOf(cook)).toEqual({ total: 0, newest: [] });
  });
});
