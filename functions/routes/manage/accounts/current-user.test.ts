import { describe, expect, it } from 'vitest';
import type { CurrentUserAnswer } from '#contract/accounts/current-user.ts';
import { anImage, aText, aUser } from '#functions/testing/random/builders.ts';
import { signIn } from '#functions/testing/mail/mailbox.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, database } = app;
const me = await signIn(app);

const save = (body: object, token = me.token) =>
  call<CurrentUserAnswer>('PUT', '/api/v1/manage/current-user', { token, body });
const available = async (handle: string, token = me.token) => {
  const path = `/api/v1/manage/handle-availability?handle=${encodeURIComponent(handle)}`;
  return (await call<{ isAvailable: boolean }>('GET', path, { token })).body.isAvailable;
};

describe('The profile, §3, §5', () => {
  it('is changed and comes back', async () => {
    const profile = { displayName: 'Edna Moss', handle: 'edna.moss', bio: aText('I bake.') };
    const { status, body } = await save(profile);
    expect(status).toBe(200);
    expect(body.currentUser).toMatchObject({ ...profile, email: me.email });
    const read = await call<CurrentUserAnswer>('GET', '/api/v1/manage/current-user', me);
    expect(read.body).toEqual(body);
  });

  it('has an ETag, and is replaced only as the version that If-Match names, S13.4', async () => {
    const { headers, body } = await call('GET', '/api/v1/manage/current-user', me);
    const ETag = headers.get('ETag')!;
    const replace = (displayName: string) =>
      call('PUT', '/api/v1/manage/current-user', {
        ...me,
        body: { displayName },
        headers: { 'If-Match': ETag },
      });
    const [first, second] = [await replace('Edna First'), await replace('Edna Second')];
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.body).toMatchObject({ code: 'stale_write' });
    const after = await call<CurrentUserAnswer>('GET', '/api/v1/manage/current-user', me);
    expect(after.headers.get('ETag')).toBe(first.headers.get('ETag'));
    expect(after.headers.get('ETag')).not.toBe(ETag);
    expect(after.body).toMatchObject({ currentUser: { displayName: 'Edna First' } });
    expect(body).not.toEqual(after.body);
  });

  it('takes every change of many at once that name no version', async () => {
    const changes = [{ displayName: 'Edna Many' }, { handle: 'edna.many' }, { bio: aText('All.') }];
    const answers = await Promise.all(changes.map((change) => save(change)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await call<CurrentUserAnswer>('GET', '/api/v1/manage/current-user', me);
    expect(body.currentUser).toMatchObject(Object.assign({}, ...changes));
  });

  it('keeps what is not named and lets go of what is null', async () => {
    await save({ displayName: 'Edna Moss', bio: aText('I bake.') });
    expect((await save({ bio: null })).body.currentUser).toMatchObject({
      displayName: 'Edna Moss',
      bio: null,
    });
  });

  it.each([
    ['displayName', 'E', 'A name needs at least 2 characters'],
    ['displayName', 'E\n', 'A name needs at least 2 characters'],
    ['displayName', 'x'.repeat(256), 'A name has at most 255 characters'],
    ['displayName', '   ', 'A name needs characters that can be seen'],
    ['displayName', '⠀⠀', 'A name needs characters that can be seen'],
    ['displayName', 7, 'Invalid input'],
    ['handle', 'e', 'String must contain at least 2 character(s)'],
    ['handle', 'x'.repeat(256), 'String must contain at most 255 character(s)'],
    ['bio', 'plain', 'Invalid input'],
    ['email', 'other@example.com', 'Invalid input'],
    ['id', crypto.randomUUID(), 'Invalid input'],
  ])('is refused with the %s %j', async (field, value, message) => {
    const before = await call('GET', '/api/v1/manage/current-user', me);
    const { status, body } = await save({ [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: field, message }] });
    expect((await call('GET', '/api/v1/manage/current-user', me)).body).toEqual(before.body);
  });

  it.each(['-edna', 'edna-', 'ed na', 'ed/na', 'ednä', '<b>'])(
    'is refused with the handle "%s"',
    async (handle) => {
      expect((await save({ handle })).status).toBe(400);
    },
  );

  it('shows a picture of the person and of nobody else, S4.3', async () => {
    const own = await anImage(database, { siteId: null, userId: me.id });
    const foreign = await anImage(database, { siteId: null, userId: (await aUser(database)).id });
    expect((await save({ avatar: { id: own.id } })).body.currentUser.avatar?.id).toBe(own.id);
    expect((await save({ avatar: { id: foreign.id } })).status).toBe(400);
    expect((await save({ avatar: null })).body.currentUser.avatar).toBeNull();
  });

  it('of an owner changes the pages of their sites, where it shows there', async () => {
    const cook = await aCook(app);
    const { token } = cook.site;
    const named = await cook.watch(() => save({ displayName: 'New Name' }, token));
    expect(named).toMatchObject({ keys: ['owner'], wakes: 1 });
    const picture = await anImage(database, { siteId: null, userId: cook.site.ownerId });
    const avatar = { id: picture.id, crop: { width: 40, height: 40, x: 0, y: 0 } };
    const pictured = await cook.watch(() => save({ avatar }, token));
    expect(pictured).toMatchObject({ keys: ['owner'], wakes: 1 });
    const other = { ...avatar, crop: { ...avatar.crop, x: 10 } };
    const cropped = await cook.watch(() => save({ avatar: other }, token));
    expect(cropped).toMatchObject({ keys: ['owner'], wakes: 1 });
    const unchanged = await cook.watch(() => save({ avatar: other }, token));
    expect(unchanged).toMatchObject({ keys: [], wakes: 0 });
    const unseen = await cook.watch(() => save({ bio: aText('Hello') }, token));
    expect(unseen).toMatchObject({ keys: [], wakes: 0 });
  });
});

describe('A handle, design §8', () => {
  it('belongs to one person, whatever its case', async () => {
    const other = await signIn(app);
    await save({ handle: 'Baker-One' });
    expect(await available('baker-one')).toBe(true);
    expect(await available('BAKER-ONE', other.token)).toBe(false);
    expect(await available('baker-two', other.token)).toBe(true);
    const answer = await save({ handle: 'baker-ONE' }, other.token);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'slug_taken' });
  });
});
