import { z, ZodError } from 'zod';
import { ApiError, missing } from './api-error.ts';
import { expanded } from './expand.ts';
import { type FormValue, readForm } from './form.ts';
import { type ApiAnswer, booksOf, type Ledger, newId, nowIn, platformId } from './ledger.ts';
import type { Method, Operation } from './operation.ts';
import { accountOperations } from './operations/accounts.ts';
import { catalogueOperations } from './operations/catalogue.ts';
import { checkoutOperations } from './operations/checkout.ts';
import { customerOperations } from './operations/customers.ts';
import { portalOperations } from './operations/portal.ts';
import { recordOperations } from './operations/records.ts';
import { subscriptionOperations } from './operations/subscriptions.ts';
import { taxOperations } from './operations/tax.ts';

export const operations: readonly Operation[] = [
  ...accountOperations,
  ...catalogueOperations,
  ...checkoutOperations,
  ...customerOperations,
  ...portalOperations,
  ...recordOperations,
  ...subscriptionOperations,
  ...taxOperations,
];

export type ApiCall = {
  method: Method;
  path: string;
  /** The form of the body, or what stands behind the `?`. */
  form: string;
  key: string | null;
  /** What Stripe-Account names. */
  account: string | null;
  idempotencyKey: string | null;
  origin: string;
};
const daySeconds = 86_400;

/** Answers one call of the API; what was answered under a key is answered again. */
export function answer(ledger: Ledger, call: ApiCall): ApiAnswer {
  const requestId = newId(ledger, 'req');
  const key = call.idempotencyKey && `${call.account ?? ''} ${call.idempotencyKey}`;
  if (key === null || call.method !== 'POST') return tryTo(ledger, call, requestId);
  const fingerprint = `${call.path} ${call.form}`;
  forgetOld(ledger);
  const known = ledger.answers.get(key);
  if (known && known.fingerprint !== fingerprint) {
    const error = new ApiError(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      { type: 'idempotency_error' },
    );
    return { status: error.status, body: error.body(), requestId };
  }
  if (known) return known.answer;
  const given = tryTo(ledger, call, requestId);
  // What was refused before it began may be asked again under its key.
  const isBegun = given.status < 400 || given.status >= 500 || given.status === 402;
  if (isBegun) ledger.answers.set(key, { fingerprint, at: nowIn(ledger), answer: given });
  return given;
}

function forgetOld(ledger: Ledger): void {
  const { answers } = ledger;
  for (const [key, { at }] of answers) if (at <= nowIn(ledger) - daySeconds) answers.delete(key);
}

function tryTo(ledger: Ledger, call: ApiCall, requestId: string): ApiAnswer {
  try {
    return { status: 200, body: run(ledger, call), requestId };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return { status: refusal.status, body: refusal.body(), requestId };
  }
}

function refusalOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (!(error instanceof ZodError)) return null;
  const [issue] = error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys : [];
  const param = bracketed([...(issue?.path ?? []), ...unknown.slice(0, 1)]);
  return unknown.length > 0
    ? new ApiError(400, `Received unknown parameter: ${param}`, {
        code: 'parameter_unknown',
        param,
      })
    : new ApiError(400, `Invalid ${param}: ${issue?.message ?? ''}`, {
        code: 'parameter_invalid',
        param,
      });
}

const bracketed = ([first = '', ...rest]: readonly PropertyKey[]) =>
  String(first) + rest.map((step) => `[${String(step)}]`).join('');

function run(ledger: Ledger, call: ApiCall): object {
  if (call.key === null || !call.key.startsWith('sk_test_')) {
    throw new ApiError(401, 'Invalid API Key provided.');
  }
  const accountId = call.account ?? platformId;
  if (call.account !== null && !ledger.accounts.has(call.account)) {
    throw new ApiError(403, `The provided key does not have access to account '${call.account}'.`, {
      code: 'account_invalid',
    });
  }
  const { operation, ids } = operationOf(call);
  const form = readForm(call.form);
  if (form === null) throw new ApiError(400, 'Invalid form encoding.');
  // Every call may have ids replaced by what they name.
  const { expand, ...params } = form;
  const books = booksOf(ledger, accountId);
  const body = operation.run({ ledger, books, ids, origin: call.origin }, params);
  return expanded(books, structuredClone(body), pathsOf(expand));
}

const pathsOf = (expand: FormValue | undefined): string[] =>
  z.array(z.string()).safeParse(expand).data ?? [];

function operationOf({ method, path }: ApiCall): { operation: Operation; ids: string[] } {
  const steps = path.split('/');
  for (const operation of operations) {
    const ids = operation.method === method ? idsOf(operation.path.split('/'), steps) : null;
    if (ids) return { operation, ids };
  }
  throw missing('address', `${method} ${path}`, 'path');
}

/** What stands in place of the names in braces; null where the address is another. */
function idsOf(pattern: string[], steps: string[]): string[] | null {
  if (pattern.length !== steps.length) return null;
  const ids: string[] = [];
  for (const [at, step] of steps.entries()) {
    if (pattern[at]?.startsWith('{')) ids.push(decodeURIComponent(step));
    else if (pattern[at] !== step) return null;
  }
  return ids;
}
