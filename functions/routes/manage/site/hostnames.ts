import { Hono } from 'hono';
import { hostnameCheckAnswer, hostnameInput, hostnamesAnswer } from '#contract/site/hostname.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { rateLimitedPerPerson } from '#functions/http/limits/rate-limited.ts';
import { body } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import {
  addHostname,
  choosePrimary,
  listHostnames,
  removeHostname,
} from '#functions/services/site/hostname/edit.ts';
import { checkHostname } from '#functions/services/site/hostname/check.ts';
import { verifyHostname } from '#functions/services/site/hostname/verify.ts';

export const hostnameRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/hostnames',
    describe('List the domains of a site', { 200: hostnamesAnswer }),
    manager,
    async (c) => c.json(await listHostnames(c.var.context)),
  )
  .post(
    '/:siteSlug/hostnames',
    describe('Claim a domain, which counts once it is verified', { 201: hostnamesAnswer }),
    manager,
    body(hostnameInput),
    async (c) => c.json(await addHostname(c.var.context, c.req.valid('json').host), 201),
  )
  .delete('/:siteSlug/hostnames/:host', describe('Remove a domain', 204), manager, async (c) => {
    await removeHostname(c.var.context, c.req.param('host'));
    return c.body(null, 204);
  })
  .post(
    '/:siteSlug/hostnames/:host/verify',
    describe('Have DNS asked for the record that proves a domain', { 200: hostnamesAnswer }),
    manager,
    rateLimitedPerPerson('hostProof'),
    async (c) => c.json(await verifyHostname(c.var.context, c.req.param('host'))),
  )
  .post(
    '/:siteSlug/hostnames/:host/check',
    describe('Say what DNS has of a domain, and let it count where it is proven', {
      200: hostnameCheckAnswer,
    }),
    manager,
    rateLimitedPerPerson('hostProof'),
    async (c) => c.json(await checkHostname(c.var.context, c.req.param('host'))),
  )
  .post(
    '/:siteSlug/hostnames/:host/primary',
    describe('Make a domain the one that addresses lead to', { 200: hostnamesAnswer }),
    manager,
    async (c) => {
      const choice = { host: c.req.param('host'), isPrimary: true };
      return c.json(await choosePrimary(c.var.context, choice));
    },
  )
  .delete(
    '/:siteSlug/hostnames/:host/primary',
    describe('Let addresses lead to the platform again', { 200: hostnamesAnswer }),
    manager,
    async (c) => {
      const choice = { host: c.req.param('host'), isPrimary: false };
      return c.json(await choosePrimary(c.var.context, choice));
    },
  );
