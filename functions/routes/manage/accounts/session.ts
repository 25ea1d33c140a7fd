import { Hono } from 'hono';
import {
  accountDeletionInput,
  currentUserAnswer,
  handleAvailabilityAnswer,
  handleQuery,
  userInput,
} from '#contract/accounts/current-user.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { anySession, person } from '#functions/http/access/signed-in.ts';
import { etagOf, ifMatchOf } from '#functions/http/requests/etag.ts';
import { body, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { deleteAccount } from '#functions/services/accounts/account/delete.ts';
import { getAccountData } from '#functions/services/accounts/account/get-data.ts';
import { signOut } from '#functions/services/accounts/session/sign-out.ts';
import { getCurrentUser } from '#functions/services/accounts/user/get-current.ts';
import { isHandleAvailable, updateCurrentUser } from '#functions/services/accounts/user/update.ts';
import { accountData } from '#contract/accounts/account-data.ts';

export const sessionRoutes = new Hono<ApiEnv>()
  .get(
    '/current-user',
    describe('Get the person who is signed in', { 200: currentUserAnswer }),
    person,
    async (c) => {
      const { context } = c.var;
      const ETag = etagOf(context.actor.user.version);
      return c.json({ currentUser: await getCurrentUser(context) }, 200, { ETag });
    },
  )
  .put(
    '/current-user',
    describe('Change the profile of the person who is signed in', { 200: currentUserAnswer }),
    person,
    body(userInput),
    async (c) => {
      const update = { input: c.req.valid('json'), ifMatch: ifMatchOf(c) };
      const { currentUser, version } = await updateCurrentUser(c.var.context, update);
      return c.json({ currentUser }, 200, { ETag: etagOf(version) });
    },
  )
  .delete(
    '/current-user',
    describe('Delete the account of the person who is signed in', 204),
    person,
    body(accountDeletionInput),
    async (c) => {
      await deleteAccount(c.var.context, c.req.valid('json').email);
      return c.body(null, 204);
    },
  )
  .get(
    '/current-user/data',
    describe('Get all that is known about the person who is signed in', { 200: accountData }),
    person,
    async (c) => {
      const data = await getAccountData(c.var.context);
      return c.json(data, 200, {
        'Content-Disposition': 'attachment; filename="larder-account.json"',
      });
    },
  )
  .get(
    '/handle-availability',
    describe('Ask whether a handle is free', { 200: handleAvailabilityAnswer }),
    person,
    query(handleQuery),
    async (c) => {
      const { handle } = c.req.valid('query');
      return c.json({ handle, isAvailable: await isHandleAvailable(c.var.context, handle) });
    },
  )
  .post('/sign-out', describe('End this session', 204), anySession, async (c) => {
    await signOut(c.var.context);
    return c.body(null, 204);
  });
