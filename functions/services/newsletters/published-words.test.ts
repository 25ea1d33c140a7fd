import { describe, expect, it } from 'vitest';
import type { NewsletterSendAnswer } from '#contract/mail/newsletter-send.ts';
import { previewLetter } from '#functions/publisher/newsletters/preview-letter.ts';
import { aRecipe } from '#functions/testing/random/builders.ts';
import { lettersTo } from '#functions/testing/mail/mailbox.ts';
import {
  aMailService,
  anAppThatWrites,
  newsletterOf,
  runToTheEnd,
} from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { unhurried } from '#functions/testing/app/test-app.ts';

const app = await anAppThatWrites({ config: unhurried });
const ports = {
  database: app.database,
  originOf: (slug: string) => `https://${slug}.larder.test`,
  platformOrigin: 'https://larder.test',
};
const path = '/newsletter-sends';
const shown = aRecipe({ title: 'Plum tart', slug: 'plum-tart' });
const changed = { ...shown, title: 'Unfinished thing' };

async function aChangedRecipe() {
  const cook = await aCook(app, { settings: { newslettersEnabled: true } });
  const { id } = await cook.publishRecipe(shown);
  await cook.put(`/recipes/${id}`, changed);
  return { cook, recipeId: id };
}

type Cook = Awaited<ReturnType<typeof aCook>>;

const draftOf = async (cook: Cook, recipeId: string) =>
  (await cook.post<NewsletterSendAnswer>(path, { recipeId, isDraft: true })).body.newsletterSend;

async function previewed(cook: Cook, id: string): Promise<string> {
  const asked = { siteId: cook.site.id, id, reader: 'free', form: null } as const;
  return String((await previewLetter(ports, asked))?.body);
}

describe('A newsletter of a recipe that was changed since it was published', () => {
  it('is shown and tested as readers would get it', async () => {
    const { cook, recipeId } = await aChangedRecipe();
    const { id, recipeTitle } = await draftOf(cook, recipeId);
    const { body } = await cook.post<{ email: string }>(`${path}/${id}/test`, { reader: 'free' });
    const [letter] = await lettersTo(app, body.email);
    expect(letter?.subject).toBe('[Test] Plum tart');
    expect(recipeTitle).toBe('Plum tart');
    for (const html of [letter?.html, await previewed(cook, id)]) {
      expect(html).toContain('Plum tart');
      expect(html).not.toContain('Unfinished');
    }
  });

  it('stands on the site under what is published, and not under what is not', async () => {
    const { cook, recipeId } = await aChangedRecipe();
    const asked = { recipeId, isOnSite: true };
    const { body } = await cook.post<NewsletterSendAnswer>(path, asked);
    const { id } = body.newsletterSend;
    await runToTheEnd(app, { cook, id, mailer: aMailService().mailer });
    const { siteAddress, recipeTitle } = await newsletterOf(cook, id);
    expect(siteAddress).toMatch(/\/newsletters\/plum-tart$/);
    expect(recipeTitle).toBe('Plum tart');
  });
});

describe('A newsletter of a recipe that was never published', () => {
  it('is shown as it is written, since it cannot be sent before it is published', async () => {
    const cook = await aCook(app, { settings: { newslettersEnabled: true } });
    const { id: recipeId } = await cook.createRecipe(changed);
    const { id, recipeTitle } = await draftOf(cook, recipeId);
    expect(await previewed(cook, id)).toContain('Unfinished thing');
    expect(recipeTitle).toBe('Unfinished thing');
  });
});
