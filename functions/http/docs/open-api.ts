import type { Hono } from 'hono';
import { openAPIRouteHandler } from 'hono-openapi';
import type { ApiEnv } from '../variables.ts';

/** The OpenAPI document, generated from the schemas that validate. */
export const openApi = (api: Hono<ApiEnv>) =>
  openAPIRouteHandler(api, {
    documentation: {
      info: {
        title: 'Larder',
        version: '1',
        description:
          'Lists take `limit` and `offset` and answer a `total`. A PUT with `If-Match` replaces only the version it names, and a recipe in no other is published or unpublished. A POST with an `Idempotency-Key` is done once. A call below a slug that a site had before is answered 308 and the address below its slug.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      },
    },
    defaultValidationErrorResponse: false,
  });
