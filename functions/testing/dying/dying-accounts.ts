import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { schema } from '#functions/db/schema.ts';
import { anImage } from '../random/builders.ts';
import { storedRows } from '../database/stored-rows.ts';
import { rowsOf } from '../database/table-rows.ts';
import { lettersTo, signIn } from '../mail/mailbox.ts';
import { aCook } from '../app/site-client.ts';
import type { TestApp } from '../app/test-app.ts';

const { siteUsers, users } = schema;

/** The end of an account, for the test that kills it at every round trip. */
export const accountWorks = (app: TestApp) => ({
  'deleting an account': async () => {
    const cook = await aCook(app);
    const { id: recipeId } = await cook.publishRecipe();
    const me = await signIn(app);
    const { id: userId, token, email } = me;
    const base = `/api/v1/site/${cook.site.slug}`;
    const sent = { token, body: { recipeId, content: 'Words', parentId: null } };
    await app.call('POST', `${base}/comments`, sent);
    await anImage(app.database, { siteId: null, userId });
    const call = { token, body: { email } };
    return {
      act: (dying: TestApp) => dying.call('DELETE', '/api/v1/manage/current-user', call),
      facts: () => gone(app, { userId, email }),
    };
  },
});

/** All of it or nothing, and who is gone is told so once. */
async function gone(app: TestApp, { userId, email }: { userId: string; email: string }) {
  const { database } = app;
  const isKept = (await rowsOf(database, users, eq(users.id, userId))).length > 0;
  expect((await storedRows(database)).includes(userId)).toBe(isKept);
  const copies = await rowsOf(database, siteUsers, eq(siteUsers.userId, userId));
  expect(copies.length > 0).toBe(isKept);
  const kinds = (await lettersTo(app, email)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'account-deleted')).toHaveLength(isKept ? 0 : 1);
}
