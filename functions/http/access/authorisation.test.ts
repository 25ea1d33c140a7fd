import { describe, expect, it } from 'vitest';
import { apiRoutes } from '#functions/app.ts';
import { aColleague, aSession, aSite, aUser } from '#functions/testing/random/builders.ts';
import { givenRoles, isAtLeast } from '#domain/accounts/site-role.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

import { leastRoleOf } from './least-roles.ts';

const { call, database } = await testApp();
const site = await aSite(database);
const other = await aSite(database);
const visitor = await aSession(database, { userId: (await aUser(database)).id });

const own = { userId: site.ownerId, boundSiteId: site.id };
const ownerOnOwnDomain = await aSession(database, own);

const anyId = '3f2b8c1e-6a55-4d0e-9a43-1f0f6f6f3c55';
const asked = ({ method, path }: { method: string; path: string }) =>
  [method, path.replace(':siteSlug', site.slug).replaceAll(/:\w+/g, anyId)] as const;

const manage = apiRoutes().filter(({ path }) => path.startsWith('/api/v1/manage/'));
const ofASite = manage.filter(({ path }) => path.includes('/:siteSlug/')).map(asked);
/** How a session begins, and what a stranger may ask for. */
const open = [
  'sign-in',
  'sign-up',
  'sign-in/:token',
  'sign-in-codes',
  'early-signups',
  'newsletter-confirmations/:token',
  'invitations/:token',
  'gifts/:token',
];
const isOpen = (path: string) => open.includes(path.replace('/api/v1/manage/', ''));
/** What the owner of a site does among its visitors, and ending a session wherever it began. */
const withinReach = [
  `POST ${site.base}/comments/${anyId}/hide`,
  `POST ${site.base}/comments/${anyId}/unhide`,
  `GET ${site.base}/hidden-comments`,
  `GET ${site.base}/current-site`,
  'POST /api/v1/manage/sign-out',
];
const isOfReach = (request: readonly string[]) => withinReach.includes(request.join(' '));
const ofAPerson = manage
  .filter(({ path }) => !path.includes('/:siteSlug/') && !isOpen(path))
  .map(asked);

const routed = manage
  .filter(({ path }) => path.includes('/:siteSlug/'))
  .map(({ method, path }) => ({
    method,
    path,
    least: leastRoleOf(method, path),
    request: asked({ method, path }),
  }));
type RoutedCall = (typeof routed)[number];

const publicSide = apiRoutes()
  .filter(({ path }) => path.startsWith('/api/v1/site/:siteSlug/'))
  .filter(({ path }) => !/sign-in|sign-up/.test(path));

describe('Who may use the public side of a site, S4.2', () => {
  const boundElsewhere = async () => {
    const { id: userId } = await aUser(database);
    return aSession(database, { userId, boundSiteId: other.id });
  };

  it.each(publicSide)(
    'treats a session that is good for another site as none in $method $path',
    async ({ method, path }) => {
      const address = path.replace(':siteSlug', site.slug).replaceAll(/:\w+/g, anyId);
      const token = await boundElsewhere();
      const [bound, none] = [await call(method, address, { token }), await call(method, address)];
      expect([bound.status, bound.body]).toEqual([none.status, none.body]);
    },
  );
});

describe('Who may use the manage API, §6, S4.2', () => {
  it('knows calls of a site and calls of a person', () => {
    expect(ofASite.length).toBeGreaterThan(30);
    expect(ofAPerson.map(([, path]) => path.replace('/api/v1/manage/', ''))).toEqual([
      'sites',
      'site-slug-availability',
      'recipe-parse',
      'image-upload-urls',
      'images',
      'deleted-sites',
      `deleted-sites/${anyId}/restore`,
      `invitations/${anyId}/accept`,
      `invitations/${anyId}/decline`,
      `invitations/${anyId}/site`,
      `gifts/${anyId}/accept`,
      'bookmarks',
      'subscriptions',
      'cancellations',
      'resumptions',
      'billing-portal-sessions',
      'single-use-tokens',
      'current-user',
      'current-user',
      'current-user',
      'current-user/data',
      'handle-availability',
      'sign-out',
    ]);
  });

  it.each(ofASite)('answers 401 to %s %s without a session', async (method, path) => {
    const answer = await call(method, path);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ code: 'unauthenticated', error: 'Please sign in.' });
  });

  it.each(ofASite)('answers 404 to %s %s of somebody who owns nothing', async (method, path) => {
    const answer = await call(method, path, { token: visitor });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'not_found' });
  });

  it.each(ofASite)('answers 404 to %s %s of the owner of another site', async (method, path) => {
    expect((await call(method, path, { token: other.token })).status).toBe(404);
  });

  it.each(ofASite)('lets the owner through to %s %s', async (method, path) => {
    const answer = await call(method, path, { token: site.token });
    expect([401, 403, 405, 500]).not.toContain(answer.status);
  });

  describe.each(givenRoles)('of a site of somebody else, as its %s', (role) => {
    // Another one each time, as they may leave.
    const aToken = async () => (await aColleague(database, { siteId: site.id, role })).token;
    const isTheirs = ({ least }: RoutedCall) => isAtLeast(role, least);

    it.each(routed.filter(isTheirs))('is open to them: $method $path', async ({ request }) => {
      const answer = await call(...request, { token: await aToken() });
      expect([401, 403, 405, 500]).not.toContain(answer.status);
      expect(answer.body).not.toMatchObject({ code: 'not_permitted' });
    });

    it.each(routed.filter((each) => !isTheirs(each)))(
      'is not: $method $path',
      async ({ request }) => {
        const answer = await call(...request, { token: await aToken() });
        expect(answer.status).toBe(404);
        expect(answer.body).toMatchObject({ code: 'not_permitted' });
      },
    );
  });

  it.each(ofAPerson)('answers 401 to %s %s without a session', async (method, path) => {
    expect((await call(method, path)).status).toBe(401);
  });

  it.each([...ofASite, ...ofAPerson].filter((request) => !isOfReach(request)))(
    'answers 401 to %s %s with a session that is good for one site',
    async (method, path) => {
      const answer = await call(method, path, { token: ownerOnOwnDomain });
      expect(answer.status).toBe(401);
    },
  );

  it.each(ofASite.filter(isOfReach))(
    'lets the owner of the site through to %s %s on a domain of its own',
    async (method, path) => {
      const answer = await call(method, path, { token: ownerOnOwnDomain });
      expect([401, 403, 405, 500]).not.toContain(answer.status);
      const elsewhere = path.replace(site.slug, other.slug);
      expect((await call(method, elsewhere, { token: ownerOnOwnDomain })).status).toBe(401);
    },
  );

  it('answers the same whether a site is unknown or belongs to somebody else', async () => {
    const unknown = await call('GET', '/api/v1/manage/nowhere/recipes', { token: visitor });
    const foreign = await call('GET', `${site.base}/recipes`, { token: visitor });
    expect(foreign.body).toEqual(unknown.body);
    expect(foreign.status).toBe(unknown.status);
  });
});
