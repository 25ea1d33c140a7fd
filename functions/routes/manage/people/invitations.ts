import { Hono } from 'hono';
import { invitationAnswer, invitationInput, peopleAnswer } from '#contract/accounts/people.ts';
import { offeredSiteAnswer } from '#contract/accounts/site-offer.ts';
import { anyone, manager, person } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { rateLimited, rateLimitedPerPerson } from '#functions/http/limits/rate-limited.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  acceptInvitation,
  declineInvitation,
  readInvitation,
} from '#functions/services/people/accept.ts';
import { readOfferedSite } from '#functions/services/people/take-over.ts';
import {
  invite,
  inviteAgain,
  restoreInvitation,
  withdrawInvitation,
} from '#functions/services/people/invite.ts';

const ofOwner = new Hono<ApiEnv>()
  .post(
    '/:siteSlug/invitations',
    describe('Ask somebody by mail to work on a site', { 201: peopleAnswer }),
    manager,
    rateLimitedPerPerson('invitation'),
    body(invitationInput),
    async (c) => c.json(await invite(c.var.context, c.req.valid('json')), 201),
  )
  .post(
    '/:siteSlug/invitations/:invitationId/resend',
    describe('Send an invitation again; the link of the mail before ends', { 200: peopleAnswer }),
    manager,
    rateLimitedPerPerson('invitation'),
    async (c) => c.json(await inviteAgain(c.var.context, c.req.param('invitationId'))),
  )
  .delete(
    '/:siteSlug/invitations/:invitationId',
    describe('Withdraw an invitation', { 200: peopleAnswer }),
    manager,
    async (c) => c.json(await withdrawInvitation(c.var.context, c.req.param('invitationId'))),
  )
  .post(
    '/:siteSlug/invitations/:invitationId/restore',
    describe('Take the withdrawal of an invitation back', { 200: peopleAnswer }),
    manager,
    async (c) => c.json(await restoreInvitation(c.var.context, c.req.param('invitationId'))),
  );

const ofInvited = new Hono<ApiEnv>()
  .get(
    '/invitations/:token',
    describe('Read what an invitation asks', { 200: invitationAnswer }, 'open'),
    anyone,
    async (c) => c.json(await readInvitation(c.var.context, c.req.param('token'))),
  )
  .post(
    '/invitations/:token/accept',
    describe('Accept an invitation', { 200: invitationAnswer }),
    person,
    rateLimited('tokenClaim'),
    async (c) => c.json(await acceptInvitation(c.var.context, c.req.param('token'))),
  )
  .post(
    '/invitations/:token/decline',
    describe('Decline an invitation', { 200: invitationAnswer }),
    person,
    rateLimited('tokenClaim'),
    async (c) => c.json(await declineInvitation(c.var.context, c.req.param('token'))),
  )
  .get(
    '/invitations/:token/site',
    describe('Read what comes with a site that is offered', { 200: offeredSiteAnswer }),
    person,
    async (c) => c.json(await readOfferedSite(c.var.context, c.req.param('token'))),
  );

export const invitationRoutes = new Hono<ApiEnv>().route('/', ofOwner).route('/', ofInvited);
