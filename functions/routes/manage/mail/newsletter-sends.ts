import { Hono } from 'hono';
import {
  audienceAnswer,
  audienceQuery,
  newNewsletterSendInput,
  newsletterLinksAnswer,
  newsletterSendAnswer,
  newsletterSendInput,
  newsletterSendsAnswer,
  newsletterSendsQuery,
  sendingInput,
  testLetterAnswer,
  testLetterInput,
} from '#contract/mail/newsletter-send.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { rateLimited } from '#functions/http/limits/rate-limited.ts';
import { etagOf, ifMatchOf } from '#functions/http/requests/etag.ts';
import { body, largeBody, query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { showOnSite } from '#functions/services/newsletters/place.ts';
import {
  cancelSending,
  resumeSending,
  startSending,
} from '#functions/services/newsletters/start.ts';
import { sendTest } from '#functions/services/newsletters/test-letter.ts';
import { getSend, listLinks, listSends } from '#functions/services/newsletters/view.ts';
import {
  countAudience,
  createSend,
  deleteSend,
  openWelcome,
  updateSend,
} from '#functions/services/newsletters/write.ts';

export const newsletterSendRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/newsletter-sends',
    describe('List the newsletters of a site, or of a recipe', { 200: newsletterSendsAnswer }),
    manager,
    query(newsletterSendsQuery),
    async (c) => c.json(await listSends(c.var.context, c.req.valid('query'))),
  )
  .post(
    '/:siteSlug/newsletter-sends',
    describe('Send a newsletter, or begin a draft', { 201: newsletterSendAnswer }),
    manager,
    largeBody(newNewsletterSendInput),
    async (c) => {
      const answer = await createSend(c.var.context, c.req.valid('json'));
      return c.json(answer, 201, { ETag: etagOf(answer.newsletterSend.version) });
    },
  )
  .post(
    '/:siteSlug/welcome-letter',
    describe('Open the letter that everybody gets who subscribes', { 200: newsletterSendAnswer }),
    manager,
    async (c) => {
      const answer = await openWelcome(c.var.context);
      return c.json(answer, 200, { ETag: etagOf(answer.newsletterSend.version) });
    },
  )
  .get(
    '/:siteSlug/newsletter-audience',
    describe('Count who gets a newsletter that is sent now', { 200: audienceAnswer }),
    manager,
    query(audienceQuery),
    async (c) => c.json(await countAudience(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/:siteSlug/newsletter-sends/:sendId',
    describe('Get a newsletter and how far it has come', { 200: newsletterSendAnswer }),
    manager,
    async (c) => {
      const answer = await getSend(c.var.context, c.req.param('sendId'));
      return c.json(answer, 200, { ETag: etagOf(answer.newsletterSend.version) });
    },
  )
  .get(
    '/:siteSlug/newsletter-sends/:sendId/links',
    describe('List the links of a newsletter whose visits are counted', {
      200: newsletterLinksAnswer,
    }),
    manager,
    async (c) => c.json(await listLinks(c.var.context, c.req.param('sendId'))),
  )
  .put(
    '/:siteSlug/newsletter-sends/:sendId',
    describe('Change a draft', { 200: newsletterSendAnswer }),
    manager,
    largeBody(newsletterSendInput),
    async (c) => {
      const answer = await updateSend(c.var.context, {
        id: c.req.param('sendId'),
        input: c.req.valid('json'),
        ifMatch: ifMatchOf(c),
      });
      return c.json(answer, 200, { ETag: etagOf(answer.newsletterSend.version) });
    },
  )
  .delete(
    '/:siteSlug/newsletter-sends/:sendId',
    describe('Delete a draft', 204),
    manager,
    async (c) => {
      await deleteSend(c.var.context, c.req.param('sendId'));
      return c.body(null, 204);
    },
  )
  .post(
    '/:siteSlug/newsletter-sends/:sendId/send',
    describe('Send a draft now or at a time', { 200: newsletterSendAnswer }),
    manager,
    body(sendingInput),
    async (c) =>
      c.json(
        await startSending(c.var.context, {
          id: c.req.param('sendId'),
          input: c.req.valid('json'),
          ifMatch: ifMatchOf(c),
        }),
      ),
  )
  .post(
    '/:siteSlug/newsletter-sends/:sendId/cancel',
    describe('Make it a draft again, or send it to nobody else', { 200: newsletterSendAnswer }),
    manager,
    async (c) => c.json(await cancelSending(c.var.context, c.req.param('sendId'))),
  )
  .post(
    '/:siteSlug/newsletter-sends/:sendId/resume',
    describe('Let a newsletter that stands still go on', { 200: newsletterSendAnswer }),
    manager,
    async (c) => c.json(await resumeSending(c.var.context, c.req.param('sendId'))),
  )
  .post(
    '/:siteSlug/newsletter-sends/:sendId/publish',
    describe('Put a newsletter that was sent on the site', { 200: newsletterSendAnswer }),
    manager,
    async (c) => {
      const id = c.req.param('sendId');
      return c.json(await showOnSite(c.var.context, { id, isOnSite: true }));
    },
  )
  .post(
    '/:siteSlug/newsletter-sends/:sendId/unpublish',
    describe('Take a newsletter off the site', { 200: newsletterSendAnswer }),
    manager,
    async (c) => {
      const id = c.req.param('sendId');
      return c.json(await showOnSite(c.var.context, { id, isOnSite: false }));
    },
  )
  .post(
    '/:siteSlug/newsletter-sends/:sendId/test',
    describe('Send it to oneself, as a kind of reader gets it', { 200: testLetterAnswer }),
    manager,
    rateLimited('testLetter'),
    body(testLetterInput),
    async (c) => c.json(await sendTest(c.var.context, c.req.param('sendId'), c.req.valid('json'))),
  );
