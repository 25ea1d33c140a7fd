import { Hono } from 'hono';
import { peopleAnswer, roleInput } from '#contract/accounts/people.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  giveRole,
  leaveSite,
  removePerson,
  restorePerson,
} from '#functions/services/people/edit.ts';
import { listPeople } from '#functions/services/people/list.ts';

export const peopleRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/people',
    describe('List who works on a site and who was asked to', { 200: peopleAnswer }),
    manager,
    async (c) => c.json(await listPeople(c.var.context)),
  )
  .put(
    '/:siteSlug/people/:personId',
    describe('Change what a person may do on a site', { 200: peopleAnswer }),
    manager,
    body(roleInput),
    async (c) => {
      const given = { userId: c.req.param('personId'), ...c.req.valid('json') };
      return c.json(await giveRole(c.var.context, given));
    },
  )
  .delete(
    '/:siteSlug/people/:personId',
    describe('Remove a person from a site, at once; it can be taken back for thirty days', {
      200: peopleAnswer,
    }),
    manager,
    async (c) => c.json(await removePerson(c.var.context, c.req.param('personId'))),
  )
  .post(
    '/:siteSlug/people/:personId/restore',
    describe('Take the removal of a person back', { 200: peopleAnswer }),
    manager,
    async (c) => c.json(await restorePerson(c.var.context, c.req.param('personId'))),
  )
  .delete(
    '/:siteSlug/membership',
    describe('Work on a site no longer', 204),
    manager,
    async (c) => {
      await leaveSite(c.var.context);
      return c.body(null, 204);
    },
  );
