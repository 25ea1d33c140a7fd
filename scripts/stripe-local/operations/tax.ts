import { z } from 'zod';
import { invalid } from '../api-error.ts';
import { type Books, hiddenOf } from '../ledger.ts';
import { operation } from '../operation.ts';
import { text } from '../params.ts';
import type { TaxSettings } from '../resources.ts';
import type { AskedCheckout } from './checkout-params.ts';

const changed = z
  .strictObject({
    defaults: z
      .strictObject({
        tax_behavior: z.enum(['exclusive', 'inclusive', 'inferred_by_currency']),
        tax_code: text,
      })
      .partial(),
    head_office: z.strictObject({
      address: z
        .strictObject({
          country: text,
          line1: text,
          line2: text,
          city: text,
          postal_code: text,
          state: text,
        })
        .partial()
        .required({ country: true }),
    }),
  })
  .partial();

export const taxOperations = [
  operation(['GET', '/v1/tax/settings'], z.strictObject({}), ({ books }) => answerOf(books)),
  operation(
    ['POST', '/v1/tax/settings'],
    changed,
    ({ books }, { defaults, head_office: office }) => {
      const { behavior, code, country } = settingsOf(books);
      hiddenOf(books, books.accountId).tax = {
        behavior: defaults?.tax_behavior ?? behavior,
        code: defaults?.tax_code ?? code,
        country: office?.address.country ?? country,
      };
      return answerOf(books);
    },
  ),
];

const settingsOf = (books: Books): TaxSettings =>
  hiddenOf(books, books.accountId).tax ?? { behavior: null, code: null, country: null };

/** What somebody set up on Stripe's own pages. */
export function turnTaxOn(books: Books): void {
  const code = 'txcd_10000000';
  hiddenOf(books, books.accountId).tax = { behavior: 'exclusive', code, country: 'US' };
}

function answerOf(books: Books) {
  const { behavior, code, country } = settingsOf(books);
  const isActive = country !== null;
  const unsaid = { city: null, line1: null, line2: null, postal_code: null, state: null };
  return {
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: behavior, tax_code: code },
    head_office: country === null ? null : { address: { ...unsaid, country } },
    livemode: false,
    status: isActive ? 'active' : 'pending',
    status_details: isActive ? { active: {} } : { pending: { missing_fields: ['head_office'] } },
  };
}

export const isTaxed = ({ automatic_tax: tax }: AskedCheckout): boolean => tax?.enabled ?? false;

/**
 * Stripe refuses to work out a tax for an account that has not set it up, and for a customer whose
 * address is neither known nor asked for. The accounts here are registered in no place, where the tax
 * is nothing.
 */
export function checkTax(books: Books, asked: AskedCheckout): void {
  if (!isTaxed(asked)) return;
  const { behavior, country } = settingsOf(books);
  if (country === null) {
    throw invalid(
      'You must have a valid head office address to enable automatic tax.',
      'automatic_tax',
    );
  }
  if (behavior === null && asked.line_items.some((each) => each.price !== undefined)) {
    throw invalid('The price has no tax behavior, and the account has no default.', 'line_items');
  }
  if (asked.customer !== undefined && asked.customer_update?.address !== 'auto') {
    const code = 'customer_tax_location_invalid';
    throw invalid('Automatic tax needs an address of the customer.', 'customer_update', code);
  }
}
