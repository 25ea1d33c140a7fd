import { describe, expect, it } from 'vitest';
import { lastLetterTo } from '#functions/testing/mail/mailbox.ts';
import {
  aNewsletter,
  anAppThatWrites,
  aSentNewsletter,
  manyReaders,
} from '#functions/testing/mail/newsletters.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { stateOf } from '#functions/testing/archives/imports.ts';
import { ownerAsVisitor } from '#functions/testing/app/visitors.ts';

const app = await anAppThatWrites();
const cook = await aCook(app, { settings: { newslettersEnabled: true } });
await manyReaders(app, cook, 1);

/** A test that the cook, who gets the letters as well, has sent to themselves. */
async function aTest() {
  const id = await aNewsletter(cook);
  const { body } = await cook.post<{ email: string }>(`/newsletter-sends/${id}/test`, {
    reader: 'free',
  });
  const letter = await lastLetterTo(app, body.email);
  return { ...letter, id, email: body.email };
}

const leavingOf = (headers: Record<string, string>) =>
  new URL(headers['List-Unsubscribe']?.slice(1, -1) ?? '');

describe('A test of a newsletter', () => {
  it('has the headers of what is sent', async () => {
    const { headers, id } = await aTest();
    const { taken } = await aSentNewsletter(app, cook);
    const [sent] = taken;
    expect(Object.keys(headers).toSorted()).toEqual(Object.keys(sent!.headers).toSorted());
    for (const name of ['List-Id', 'List-Unsubscribe-Post', 'Reply-To']) {
      expect(headers[name]).toBe(sent!.headers[name]);
    }
    expect(headers['Feedback-ID']).toBe(`${id}:${cook.site.id}:newsletter:larder`);
  });

  it('has ways out that end nothing, and lead to where that is said', async () => {
    const { get } = ownerAsVisitor(app, cook);
    const token = cook.site.token;
    const path = `/api/v1/site/${cook.site.slug}/newsletter-preference`;
    await app.call('PUT', path, { token, body: { isSubscribed: true } });
    const { headers, html, text, email } = await aTest();
    const { pathname } = leavingOf(headers);
    const page = `https://larder.test/unsubscribe?token=${pathname.split('/').at(-1)}`;
    expect(html).toContain(page);
    expect(text).toContain(page);
    const seen = await app.call('GET', pathname);
    expect([seen.status, seen.headers.get('location')]).toEqual([302, page]);
    expect((await app.call('POST', pathname, { body: 'List-Unsubscribe=One-Click' })).status).toBe(
      200,
    );
    expect(await stateOf(cook, email)).toBe('subscribed');
    expect((await get(`/newsletter-leavings/${pathname.split('/').at(-1)}`)).status).toBe(404);
  });
});
