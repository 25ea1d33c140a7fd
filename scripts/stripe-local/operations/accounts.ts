import { z } from 'zod';
import { ApiError, missing } from '../api-error.ts';
import { record } from '../events.ts';
import { booksOf, type Ledger, newId, nowIn, platformId } from '../ledger.ts';
import { newAccount } from '../objects/account.ts';
import { operation } from '../operation.ts';
import { flag, metadata, text } from '../params.ts';

const capability = z.strictObject({ requested: flag });
const type = z.strictObject({ type: text });
const profile = z
  .strictObject({ name: text, url: text, product_description: text, support_email: text })
  .partial();

const created = z.strictObject({
  country: z.string().length(2).optional(),
  email: text.optional(),
  metadata: metadata.optional(),
  business_profile: profile.optional(),
  capabilities: z
    .strictObject({ card_payments: capability, transfers: capability })
    .partial()
    .optional(),
  controller: z
    .strictObject({
      fees: z.strictObject({ payer: text }),
      losses: z.strictObject({ payments: text }),
      requirement_collection: text,
      stripe_dashboard: type,
    })
    .partial(),
});

const linked = z.strictObject({
  account: text,
  type: z.enum(['account_onboarding', 'account_update']),
  refresh_url: text,
  return_url: text,
  collection_options: z
    .strictObject({ fields: z.enum(['currently_due', 'eventually_due']) })
    .optional(),
});

export const accountOf = (ledger: Ledger, id: string) => {
  const account = ledger.accounts.get(id);
  if (account) return account;
  throw missing('account', id, 'account');
};

const linkMinutes = 5;

export const accountOperations = [
  operation(['POST', '/v1/accounts'], created, ({ ledger }, params) => {
    const account = newAccount(ledger, {
      email: params.email ?? null,
      country: params.country ?? 'US',
      metadata: params.metadata ?? {},
      businessName: params.business_profile?.name ?? null,
    });
    ledger.accounts.set(account.id, account);
    booksOf(ledger, account.id);
    return account;
  }),
  operation(['GET', '/v1/accounts/{account}'], z.strictObject({}), ({ ledger, ids }) =>
    accountOf(ledger, ids[0] ?? ''),
  ),
  operation(
    ['POST', '/v1/accounts/{account}'],
    z.strictObject({ metadata, business_profile: profile }).partial(),
    ({ ledger, ids }, params) => {
      const account = accountOf(ledger, ids[0] ?? '');
      Object.assign(account.metadata ?? {}, params.metadata);
      if (account.business_profile)
        Object.assign(account.business_profile, params.business_profile);
      record({ ledger, books: booksOf(ledger, account.id) }, 'account.updated', account);
      return account;
    },
  ),
  operation(['POST', '/v1/account_links'], linked, ({ ledger, books, origin }, params) => {
    if (books.accountId !== platformId) {
      throw new ApiError(403, 'Only a platform may make links for its accounts.');
    }
    const { id: accountId } = accountOf(ledger, params.account);
    const id = newId(ledger, 'link');
    const expiresAt = nowIn(ledger) + 60 * linkMinutes;
    const { return_url: returnUrl, refresh_url: refreshUrl } = params;
    ledger.links.set(id, { accountId, expiresAt, returnUrl, refreshUrl, isUsed: false });
    return {
      object: 'account_link',
      created: nowIn(ledger),
      expires_at: expiresAt,
      url: `${origin}/pages/onboarding/${id}`,
    };
  }),
];
