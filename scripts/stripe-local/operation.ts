import type { ZodType } from 'zod';
import type { Scene } from './ledger.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

export type Call = Scene & {
  /** What the address names, in its order. */
  ids: string[];
  /** Where the pages of the stand-in are. */
  origin: string;
};

export type Operation = {
  method: Method;
  /** As Stripe's own description writes it: `/v1/customers/{customer}`. */
  path: string;
  params: ZodType;
  run: (call: Call, params: unknown) => object;
};

/** Joins the parameters of an operation and what it does with them. */
export const operation = <Params>(
  [method, path]: [Method, string],
  params: ZodType<Params>,
  run: (call: Call, params: Params) => object,
): Operation => ({ method, path, params, run: (call, given) => run(call, params.parse(given)) });
