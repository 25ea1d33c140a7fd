import { z } from 'zod';

// All that a form says is text; an empty one clears what was there.

export const text = z.string().min(1).max(5_000);
export const clearable = z.string().max(5_000);
export const flag = z.enum(['true', 'false']).transform((word) => word === 'true');
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
export const decimal = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,2})?$/)
  .transform(Number);
export const metadata = z.record(z.string().max(40), z.string().max(500));
export const currency = z.string().regex(/^[a-z]{3}$/);

export const paging = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
export type Paging = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

export const since = z.strictObject({ gt: whole, gte: whole, lt: whole, lte: whole }).partial();
export type Since = z.output<typeof since>;

export const isWithin = (moment: number, { gt, gte, lt, lte }: Since = {}): boolean =>
  (gt === undefined || moment > gt) &&
  (gte === undefined || moment >= gte) &&
  (lt === undefined || moment < lt) &&
  (lte === undefined || moment <= lte);

/** One page of a list that is in the order in which it is answered. */
export function listOf<T extends { id: string }>(url: string, items: T[], page: Paging) {
  const { limit = 10, starting_after: after, ending_before: before } = page;
  const at = (id: string | undefined) => items.findIndex((item) => item.id === id);
  if (before !== undefined) {
    const end = Math.max(0, at(before));
    const data = items.slice(Math.max(0, end - limit), end);
    return { object: 'list', data, has_more: end > limit, url };
  }
  const rest = items.slice(after === undefined ? 0 : at(after) + 1);
  return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
}
