import { describe, expect, it } from 'vitest';
import type { CurrentUserAnswer } from '#contract/accounts/current-user.ts';
import type { InvitationAnswer, PeopleAnswer } from '#contract/accounts/people.ts';
import type { GivenRole } from '#domain/accounts/site-role.ts';
import { originalName } from '#domain/media/media-key.ts';
import { aColleague, anImage, aRecipe } from '#functions/testing/random/builders.ts';
import { anAddress, lastLetterTo, lettersTo, signIn } from '#functions/testing/mail/mailbox.ts';
import { rowsAfterLastLetter, storedRows } from '#functions/testing/database/stored-rows.ts';
import { aCook } from '#functions/testing/app/site-client.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });
const { call, clock, database } = app;
const manage = '/api/v1/manage';
const dayMs = 24 * 60 * 60 * 1000;

type Cook = Awaited<ReturnType<typeof aCook>>;

const invited = async (cook: Cook, role: GivenRole, email = anAddress()) => {
  await cook.post('/invitations', { email, role });
  const { token } = await lastLetterTo(app, email);
  return { email, link: `${manage}/invitations/${token}` };
};
const joined = async (cook: Cook, role: GivenRole) => {
  const { email, link } = await invited(cook, role);
  const person = await signIn(app, email);
  await call('POST', `${link}/accept`, { token: person.token });
  return { ...person, link };
};
const peopleOf = async (cook: Cook) => (await cook.get<PeopleAnswer>('/people')).body;
const stateOf = async (link: string) =>
  (await call<InvitationAnswer>('GET', link)).body.invitation.state;
const rolesOf = async (token: string) => {
  const { body } = await call<CurrentUserAnswer>('GET', `${manage}/current-user`, { token });
  return body.currentUser.sites.map(({ slug, role }) => [slug, role]);
};
const listsRecipes = async (cook: Cook, token: string) =>
  call<{ code?: string }>('GET', `${cook.site.base}/recipes`, { token });

describe('An invitation to a site', () => {
  it('says in its mail who asks, for which site and as what', async () => {
    const cook = await aCook(app);
    const { email } = await invited(cook, 'editor');
    const { subject, text, link, kind } = await lastLetterTo(app, email);
    expect(subject).toBe('Edna Cook invites you to The Copper Pot');
    expect(text).toContain('work on The Copper Pot as an editor');
    expect(text).toContain(email);
    expect([link.pathname, kind]).toEqual(['/invitation', 'invitation']);
  });

  it('keeps names that mail programs would make links of out of its mail', async () => {
    const cook = await aCook(app);
    const body = { displayName: 'Win at bad.example' };
    await call('PUT', `${manage}/current-user`, { token: cook.site.token, body });
    const { email } = await invited(cook, 'moderator');
    const { subject, text } = await lastLetterTo(app, email);
    expect(subject).toBe('A cook invites you to The Copper Pot');
    expect(text).not.toContain('bad.example');
  });

  it('is read by whoever has its link, and stored as a hash', async () => {
    const cook = await aCook(app);
    const { email, link } = await invited(cook, 'moderator');
    const { body } = await call('GET', link);
    const site = { slug: cook.site.slug, title: 'The Copper Pot' };
    const told = { email, role: 'moderator', state: 'open', inviterName: 'Edna Cook', site };
    expect(body).toEqual({ invitation: told });
    const people = (JSON.parse(await storedRows(database)) as [string, object[]][]).filter(
      ([table]) => table === 'site_invitations',
    );
    expect(JSON.stringify(people)).not.toContain(link.split('/').at(-1));
  });

  it('is accepted by its address alone, and once for all', async () => {
    const cook = await aCook(app);
    const { email, link } = await invited(cook, 'editor');
    const stranger = await signIn(app);
    const refused = await call('POST', `${link}/accept`, { token: stranger.token });
    expect([refused.status, refused.body]).toMatchObject([404, { code: 'not_permitted' }]);
    const { token } = await signIn(app, email);
    const { body } = await call<InvitationAnswer>('POST', `${link}/accept`, { token });
    expect(body.invitation.state).toBe('accepted');
    expect((await call('POST', `${link}/accept`, { token })).status).toBe(200);
    expect(await rolesOf(token)).toEqual([[cook.site.slug, 'editor']]);
    expect((await listsRecipes(cook, token)).status).toBe(200);
    expect((await peopleOf(cook)).invitations).toEqual([]);
  });

  it('ends after seven days and is sent again with a link of its own', async () => {
    const cook = await aCook(app);
    const { email, link } = await invited(cook, 'editor');
    clock.now += 7 * dayMs;
    expect(await stateOf(link)).toBe('ended');
    const { token } = await signIn(app, email);
    expect((await call('POST', `${link}/accept`, { token })).status).toBe(410);
    const [waiting] = (await cook.get<PeopleAnswer>('/people')).body.invitations;
    expect(waiting).toMatchObject({ email, state: 'ended' });
    await cook.post(`/invitations/${waiting?.id}/resend`);
    expect((await call('GET', link)).status).toBe(404);
    const again = (await lettersTo(app, email)).filter(({ kind }) => kind === 'invitation').at(-1);
    const path = `${manage}/invitations/${again?.token}`;
    expect(await stateOf(path)).toBe('open');
    clock.now -= 7 * dayMs;
  });

  it('is withdrawn, which can be taken back', async () => {
    const cook = await aCook(app);
    const { link } = await invited(cook, 'editor');
    const [{ id } = { id: '' }] = (await peopleOf(cook)).invitations;
    expect((await cook.delete(`/invitations/${id}`)).body).toMatchObject({ invitations: [] });
    expect(await stateOf(link)).toBe('withdrawn');
    await cook.post(`/invitations/${id}/restore`);
    expect(await stateOf(link)).toBe('open');
    const other = await aCook(app);
    expect((await other.delete(`/invitations/${id}`)).status).toBe(404);
    expect((await other.post(`/invitations/${id}/resend`)).status).toBe(404);
  });

  it('is nothing while its site is deleted, and what it was once that is restored', async () => {
    const cook = await aCook(app);
    const { email, link } = await invited(cook, 'editor');
    const { token } = await signIn(app, email);
    await cook.post('/site-deletion', { title: cook.site.title });
    expect((await call('GET', link)).status).toBe(404);
    expect((await call('POST', `${link}/accept`, { token })).status).toBe(404);
    const path = `${manage}/deleted-sites/${cook.site.id}/restore`;
    await call('POST', path, { token: cook.site.token });
    expect((await peopleOf(cook)).people).toHaveLength(1);
    expect(await stateOf(link)).toBe('open');
  });

  it('lets nobody in again who was removed or left', async () => {
    const cook = await aCook(app);
    const { id, token, link } = await joined(cook, 'editor');
    await cook.delete(`/people/${id}`);
    expect(await stateOf(link)).toBe('past');
    expect((await call('POST', `${link}/accept`, { token })).status).toBe(410);
    expect(await rolesOf(token)).toEqual([]);
    await cook.post(`/people/${id}/restore`);
    expect(await stateOf(link)).toBe('accepted');
  });

  it('is one an address: another one takes its place', async () => {
    const cook = await aCook(app);
    const { email, link } = await invited(cook, 'editor');
    await invited(cook, 'moderator', email);
    expect((await peopleOf(cook)).invitations).toMatchObject([{ email, role: 'moderator' }]);
    expect((await call('GET', link)).status).toBe(404);
  });

  it('is refused for who works there, and beyond as many as can', async () => {
    const cook = await aCook(app);
    const { email } = await joined(cook, 'editor');
    for (const address of [email, email.toUpperCase()]) {
      const answer = await cook.post('/invitations', { email: address, role: 'editor' });
      expect(answer.body).toMatchObject({ issues: [{ path: 'email' }] });
    }
    const statuses = [];
    for (let left = 49; left > 0; left -= 1) {
      const body = { email: anAddress(), role: 'editor' };
      statuses.push((await cook.post('/invitations', body)).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(48);
    expect(statuses.at(-1)).toBe(400);
  });
});

describe('Who works on a site', () => {
  it('is listed with the owner first', async () => {
    const cook = await aCook(app);
    const { id, email } = await joined(cook, 'moderator');
    expect((await peopleOf(cook)).people).toMatchObject([
      { id: cook.site.ownerId, role: 'owner', since: null },
      { id, email, role: 'moderator' },
    ]);
  });

  it('may do more or less with the next call once the owner says so', async () => {
    const cook = await aCook(app);
    const { id, token } = await joined(cook, 'moderator');
    expect((await listsRecipes(cook, token)).body.code).toBe('not_permitted');
    await cook.put(`/people/${id}`, { role: 'editor' });
    expect((await listsRecipes(cook, token)).status).toBe(200);
    expect((await cook.put(`/people/${cook.site.ownerId}`, { role: 'editor' })).status).toBe(404);
    expect((await cook.put(`/people/${id}`, { role: 'owner' })).status).toBe(400);
  });

  it('is removed at once, in sessions that are open too, until that is taken back', async () => {
    const cook = await aCook(app);
    const { id, token } = await joined(cook, 'editor');
    const base = `${cook.site.base}/recipes`;
    const made = await call('POST', base, { token, body: aRecipe() });
    expect(made.status).toBe(201);
    await cook.delete(`/people/${id}`);
    expect((await call('POST', base, { token, body: aRecipe() })).body).toMatchObject({
      code: 'not_found',
    });
    expect(await rolesOf(token)).toEqual([]);
    await cook.post(`/people/${id}/restore`);
    expect((await listsRecipes(cook, token)).status).toBe(200);
  });

  it('leaves by a word of their own, which the owner cannot take back', async () => {
    const cook = await aCook(app);
    const { id, token } = await joined(cook, 'moderator');
    const path = `${cook.site.base}/membership`;
    expect((await call('DELETE', path, { token })).status).toBe(204);
    expect(await rolesOf(token)).toEqual([]);
    expect((await cook.post(`/people/${id}/restore`)).status).toBe(404);
    expect((await cook.delete('/membership')).body).toMatchObject({ code: 'not_permitted' });
  });

  it('sends pictures to its library as an editor, and no longer once removed', async () => {
    const cook = await aCook(app);
    const siteId = cook.site.id;
    const editor = await aColleague(database, { siteId, role: 'editor' });
    const moderator = await aColleague(database, { siteId, role: 'moderator' });
    const body = { fileName: 'a.jpg', contentType: 'image/jpeg', siteSlug: cook.site.slug };
    const ask = async (token: string) =>
      (await call('POST', `${manage}/image-upload-urls`, { token, body })).status;
    expect([await ask(editor.token), await ask(moderator.token)]).toEqual([201, 404]);
    await cook.delete(`/people/${editor.id}`);
    expect(await ask(editor.token)).toBe(404);
  });
});

describe('An editor of a site', () => {
  it('writes and publishes its pages, and neither its name nor its look', async () => {
    const cook = await aCook(app);
    const { token } = await aColleague(database, { siteId: cook.site.id, role: 'editor' });
    const path = `${cook.site.base}/site-working-copy`;
    const write = (body: object) => call('PUT', path, { token, body });
    expect((await write({ aboutHeading: 'Hello' })).status).toBe(200);
    expect((await write({ title: 'Mine' })).body).toMatchObject({ code: 'not_permitted' });
    expect((await write({ cssOverrides: 'a{}' })).body).toMatchObject({ code: 'not_permitted' });
    await cook.put('/site-working-copy', { cssOverrides: 'a{color:red}' });
    const publish = (body: object) => call('POST', `${path}/publish`, { token, body });
    expect((await publish({ parts: ['look'] })).body).toMatchObject({ code: 'not_permitted' });
    const { body } = await publish({});
    expect(body).toMatchObject({ workingCopy: { changedParts: ['look'] } });
  });
});

describe('The account of who works on sites of others', () => {
  it('is told of them in what it takes away', async () => {
    const cook = await aCook(app);
    const { token } = await joined(cook, 'editor');
    const { body } = await call('GET', `${manage}/current-user/data`, { token });
    expect(body).toMatchObject({
      sitesOfOthers: [{ site: cook.site.slug, role: 'editor', removedAt: null }],
      invitations: [{ site: cook.site.slug, role: 'editor' }],
    });
  });

  it('leaves the pictures of a site behind that it also had as its own', async () => {
    const cook = await aCook(app);
    const { id, email, token } = await joined(cook, 'editor');
    const picture = await anImage(database, { siteId: cook.site.id, userId: id });
    const file = originalName(picture.key);
    await app.adapters.media.write(file, new Uint8Array([1]), { contentType: 'image/jpeg' });
    const body = { displayName: 'Ada', avatar: { id: picture.id } };
    expect((await call('PUT', `${manage}/current-user`, { token, body })).status).toBe(200);
    await call('DELETE', `${manage}/current-user`, { token, body: { email } });
    expect(app.adapters.objects.has(file)).toBe(true);
    expect((await storedRows(database)).includes(id)).toBe(false);
  });

  it('leaves them when it is deleted; what was written for them stays', async () => {
    const cook = await aCook(app);
    const { id, email, token } = await joined(cook, 'editor');
    const base = `${cook.site.base}/recipes`;
    const made = await call<{ recipe: { id: string } }>('POST', base, { token, body: aRecipe() });
    const path = `${base}/${made.body.recipe.id}`;
    await call('POST', `${path}/revisions`, { token, body: { name: 'First' } });
    const gone = await call('DELETE', `${manage}/current-user`, { token, body: { email } });
    expect(gone.status).toBe(204);
    expect((await peopleOf(cook)).people).toHaveLength(1);
    expect((await cook.get(`/recipes/${made.body.recipe.id}`)).status).toBe(200);
    const rows = await rowsAfterLastLetter(database, email);
    expect([rows.includes(id), rows.includes(email)]).toEqual([false, false]);
  });
});
