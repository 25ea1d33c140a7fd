import { describe, expect, it } from 'vitest';
import type { BuildsAnswer } from '#contract/publishing/build.ts';
import type { NewsletterSendAnswer } from '#contract/mail/newsletter-send.ts';
import type { PublishedNewsletterView } from '#contract/mail/published-newsletter.ts';
import { aText } from '#functions/testing/random/builders.ts';
import { aLiveSite, type LiveSite } from '#functions/testing/publishing/live-site.ts';
import {
  after,
  aMailService,
  aSender,
  manyReaders,
  runToTheEnd,
} from '#functions/testing/mail/newsletters.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';
import {
  aPasserBy,
  aVisitor,
  ownerAsVisitor,
  subscribed,
} from '#functions/testing/app/visitors.ts';

const app = await testApp({ config: unhurried });
const secret = 'The secret is lard.';
const written = { note: aText(secret), subject: 'Plums', isOnSite: true };

/** A newsletter that left, and what visitors see of it. */
async function send(site: LiveSite, changes: object = {}): Promise<string> {
  const body = { ...written, ...changes };
  const answer = await site.post<NewsletterSendAnswer>('/newsletter-sends', body);
  const { id } = answer.body.newsletterSend;
  await runToTheEnd(app, { cook: site, id, mailer: aMailService().mailer });
  await site.publish();
  return id;
}

async function aSiteWithReaders(): Promise<LiveSite> {
  const site = await aLiveSite(app);
  await manyReaders(app, site, 4);
  await site.publish();
  return site;
}

const move = async (site: LiveSite, id: string, name: string) => {
  const answer = await site.post<NewsletterSendAnswer>(`/newsletter-sends/${id}/${name}`);
  await site.publish();
  return answer;
};
const liveRevision = async (site: LiveSite) =>
  Math.max(
    ...(await site.get<BuildsAnswer>('/builds')).body.builds.map(({ revision }) => revision),
  );
const naming = async (site: LiveSite, text: string) =>
  [...(await site.pages())].filter(([, { body }]) => body.includes(text)).map(([path]) => path);

describe('A newsletter on its site', () => {
  it('stands there once it has left, in the list, the feed and the sitemap, and is led to', async () => {
    const site = await aSiteWithReaders();
    expect(await site.page('/newsletters')).toBeUndefined();
    await send(site);
    expect(await site.body('/newsletters')).toContain('"href":"/newsletters/plums"');
    expect(await site.body('/newsletters/plums')).toContain(secret);
    expect(await site.body('/feed.xml')).toContain('/newsletters/plums');
    expect(await site.body('/sitemaps/pages.xml')).toContain('/newsletters/plums');
    expect(await site.body('/terms')).toContain('"href":"/newsletters"');
    expect(await site.stale()).toEqual([]);
  });

  it('is kept from there unless the cook wants it', async () => {
    const site = await aSiteWithReaders();
    await send(site, { isOnSite: false });
    expect(await naming(site, secret)).toEqual([]);
    expect(await site.page('/newsletters')).toBeUndefined();
  });

  it('does not stand there before its time', async () => {
    const site = await aSiteWithReaders();
    const draft = { ...written, isDraft: true };
    const { body } = await site.post<NewsletterSendAnswer>('/newsletter-sends', draft);
    const sendAt = new Date(app.clock.now + 60_000).toISOString();
    await site.post(`/newsletter-sends/${body.newsletterSend.id}/send`, { sendAt });
    await site.publish();
    expect(await naming(site, secret)).toEqual([]);
  });

  it('leaves it when its cook says so, also where the site goes back, and comes again', async () => {
    const site = await aSiteWithReaders();
    const id = await send(site);
    const revision = await liveRevision(site);
    expect((await move(site, id, 'unpublish')).body.newsletterSend.siteAddress).toBeNull();
    expect(await naming(site, secret)).toEqual([]);
    expect((await site.goBackTo(revision)).status).toBe(200);
    await site.publish();
    expect(await naming(site, secret)).toEqual([]);
    const shown = await move(site, id, 'publish');
    expect(shown.body.newsletterSend.siteAddress).toContain('/newsletters/plums');
    expect(await site.body('/newsletters/plums')).toContain(secret);
    expect(await site.stale()).toEqual([]);
  });

  it('has an address of its own, also beside one of the same title', async () => {
    const site = await aSiteWithReaders();
    await send(site);
    await send(site, { note: aText('Later ones') });
    await send(site, { subject: '???' });
    expect(await site.body('/newsletters/plums-2')).toContain('Later ones');
    expect(await site.body('/newsletters/letter')).toContain('???');
  });

  it('is called like its dish, and shows it as visitors see it now', async () => {
    const site = await aSiteWithReaders();
    const recipe = await site.publishRecipe();
    await send(site, { recipeId: recipe.id, subject: '', note: null });
    expect(await site.body('/newsletters')).toContain(recipe.title);
    const [path = ''] = (await naming(site, recipe.title)).filter((each) =>
      each.startsWith('/newsletters/'),
    );
    expect(await site.body(path)).toContain(`"href":"/recipes/${recipe.slug}"`);
    await site.post(`/recipes/${recipe.id}/unpublish`);
    await site.publish();
    expect(await site.body(path)).not.toContain(`/recipes/${recipe.slug}`);
    expect(await site.stale()).toEqual([]);
  });

  it('cannot be put there before it was sent', async () => {
    const site = await aSiteWithReaders();
    const draft = { ...written, isDraft: true };
    const { body } = await site.post<NewsletterSendAnswer>('/newsletter-sends', draft);
    expect((await move(site, body.newsletterSend.id, 'publish')).status).toBe(409);
    expect(await naming(site, secret)).toEqual([]);
  });
});

describe('A newsletter that is stopped, on its site', () => {
  it('stays where letters that left lead to it, until its cook takes it off', async () => {
    const site = await aSiteWithReaders();
    const { body } = await site.post<NewsletterSendAnswer>('/newsletter-sends', written);
    const { id } = body.newsletterSend;
    const act = () => site.post(`/newsletter-sends/${id}/cancel`);
    const mailer = after(2, { mailer: aMailService().mailer, act });
    await runToTheEnd(app, { cook: site, id, mailer });
    await site.publish();
    expect(await site.body('/newsletters/plums')).toContain(secret);
    expect((await move(site, id, 'unpublish')).body.newsletterSend.siteAddress).toBeNull();
    expect(await naming(site, secret)).toEqual([]);
    const shown = await move(site, id, 'publish');
    expect(shown.body.newsletterSend.siteAddress).toContain('/newsletters/plums');
    expect(await site.body('/newsletters/plums')).toContain(secret);
    expect(await site.stale()).toEqual([]);
  });

  it('leaves it where nobody was sent a letter, and cannot be put there', async () => {
    const site = await aSiteWithReaders();
    const { body } = await site.post<NewsletterSendAnswer>('/newsletter-sends', written);
    const { id } = body.newsletterSend;
    const { mailer } = aMailService(() => ({ outcome: 'later', reason: '451' }));
    await aSender(app, mailer).run(site, id);
    await site.publish();
    expect(await site.body('/newsletters/plums')).toContain(secret);
    expect((await move(site, id, 'cancel')).body.newsletterSend).toMatchObject({
      state: 'canceled',
      siteAddress: null,
      counts: { recipients: 4, sent: 0, missed: 4 },
    });
    expect(await naming(site, secret)).toEqual([]);
    expect((await move(site, id, 'publish')).status).toBe(409);
    expect(await site.stale()).toEqual([]);
  });
});

describe('A letter to paying readers, on the site', () => {
  type Reader = ReturnType<typeof aPasserBy>;
  const read = async (reader: Reader) =>
    (await reader.get<{ newsletter: PublishedNewsletterView }>('/newsletters/plums')).body
      .newsletter;

  it('shows its title and preview line to everybody, and its note on no page', async () => {
    const site = await aSiteWithReaders();
    await send(site, { audience: 'paid', previewLine: 'Only for you' });
    expect(await naming(site, secret)).toEqual([]);
    expect(await site.body('/newsletters/plums')).toContain('Only for you');
    expect(await site.body('/feed.xml')).toContain('Only for you');
  });

  it('is opened for its cook and who pays, and for nobody else', async () => {
    const site = await aSiteWithReaders();
    await send(site, { audience: 'paid' });
    const visitor = await aVisitor(app, site);
    const locked = { isLocked: true, note: null };
    expect(await read(aPasserBy(app, site))).toMatchObject(locked);
    expect(await read(visitor)).toMatchObject(locked);
    expect(await read(ownerAsVisitor(app, site))).toMatchObject({ isLocked: false });
    await subscribed(app, { siteId: site.siteId, userId: visitor.user.id, plan: 'monthly' });
    expect(JSON.stringify((await read(visitor)).note)).toContain(secret);
  });
});
