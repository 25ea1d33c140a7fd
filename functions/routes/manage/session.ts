import { Hono } from 'hono';
import { currentUserAnswer } from '#contract/current-user.ts';
import { describe } from '#functions/http/describe.ts';
import { person } from '#functions/http/signed-in.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { signOut } from '#functions/services/session/sign-out.ts';
import { getCurrentUser } from '#functions/services/user/get-current.ts';

export const sessionRoutes = new Hono<ApiEnv>()
  .get(
    '/current-user',
    describe('Get the person who is signed in', { 200: currentUserAnswer }),
    person,
    async (c) => c.json({ currentUser: await getCurrentUser(c.var.context) }),
  )
  .post('/sign-out', describe('End this session', 204), person, async (c) => {
    await signOut(c.var.context);
    return c.body(null, 204);
  });
