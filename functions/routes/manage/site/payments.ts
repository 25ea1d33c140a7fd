import { Hono } from 'hono';
import { incomeAnswer, paymentsAnswer, paymentsQuery } from '#contract/money/payments.ts';
import { csvAnswer } from '#functions/http/answers/csv-answer.ts';
import { manager } from '#functions/http/access/signed-in.ts';
import { describe } from '#functions/http/docs/describe.ts';
import { query } from '#functions/http/requests/validate.ts';
import type { ApiEnv } from '#functions/http/variables.ts';
import { exportPayments } from '#functions/services/money/payments/export-payments.ts';
import { getIncome, listPayments } from '#functions/services/money/payments/list-payments.ts';

export const paymentRoutes = new Hono<ApiEnv>()
  .get(
    '/:siteSlug/income',
    describe('Get what plans bring in, and whose payment is late', { 200: incomeAnswer }),
    manager,
    async (c) => c.json(await getIncome(c.var.context)),
  )
  .get(
    '/:siteSlug/payments',
    describe('List what was charged', { 200: paymentsAnswer }),
    manager,
    query(paymentsQuery),
    async (c) => c.json(await listPayments(c.var.context, c.req.valid('query'))),
  )
  .get(
    '/:siteSlug/payments.csv',
    describe('Get all that was charged as a CSV file', 'csv'),
    manager,
    (c) => csvAnswer(c, exportPayments(c.var.context), 'payments.csv'),
  );
