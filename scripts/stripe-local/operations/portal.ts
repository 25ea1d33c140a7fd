import type { Stripe } from 'stripe';
import { z } from 'zod';
import { all, hiddenOf, keep, newId, nowIn, type Scene, taken } from '../ledger.ts';
import { type Call, operation } from '../operation.ts';
import { clearable, flag, metadata, text } from '../params.ts';
import { portalFlow } from './portal-flow.ts';

const enabled = z.strictObject({ enabled: flag });
const configured = z.strictObject({
  features: z
    .strictObject({
      customer_update: z.strictObject({ enabled: flag, allowed_updates: z.array(text).optional() }),
      invoice_history: enabled,
      payment_method_update: enabled,
      subscription_cancel: z.strictObject({
        enabled: flag,
        mode: z.enum(['at_period_end', 'immediately']).optional(),
        proration_behavior: text.optional(),
      }),
      subscription_update: z.strictObject({
        enabled: flag,
        default_allowed_updates: z.array(text).optional(),
        products: z.array(z.strictObject({ product: text, prices: z.array(text) })).optional(),
        proration_behavior: text.optional(),
        schedule_at_period_end: z
          .strictObject({ conditions: z.array(z.strictObject({ type: text })) })
          .optional(),
      }),
    })
    .partial(),
  business_profile: z
    .strictObject({ headline: clearable, privacy_policy_url: text, terms_of_service_url: text })
    .partial()
    .optional(),
  default_return_url: clearable.optional(),
  metadata: metadata.optional(),
  name: clearable.optional(),
});
type Configured = z.output<typeof configured>;

function newConfiguration(
  { ledger, books }: Scene,
  params: Configured,
): Stripe.BillingPortal.Configuration {
  const now = nowIn(ledger);
  return {
    id: newId(ledger, 'bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: params.business_profile?.headline ?? null,
      privacy_policy_url: params.business_profile?.privacy_policy_url ?? null,
      terms_of_service_url: params.business_profile?.terms_of_service_url ?? null,
    },
    created: now,
    default_return_url: params.default_return_url ?? null,
    features: featuresOf(params),
    is_default: all(books, 'billing_portal.configuration').length === 0,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    updated: now,
  };
}

export const portalOperations = [
  operation(
    ['POST', '/v1/billing_portal/configurations'],
    configured,
    ({ ledger, books }, params) => {
      return keep(books, newConfiguration({ ledger, books }, params));
    },
  ),
  operation(
    ['POST', '/v1/billing_portal/configurations/{configuration}'],
    configured.partial(),
    ({ ledger, books, ids }, { features = {}, ...changes }) => {
      const known = taken(books, 'billing_portal.configuration', ids[0] ?? '');
      known.features = featuresOf({ features });
      if (changes.metadata) Object.assign(known.metadata ?? {}, changes.metadata);
      return Object.assign(known, { updated: nowIn(ledger) });
    },
  ),
  operation(
    ['POST', '/v1/billing_portal/sessions'],
    z.strictObject({
      customer: text,
      configuration: text.optional(),
      return_url: text.optional(),
      locale: text.optional(),
      flow_data: portalFlow.optional(),
    }),
    (call, params) => {
      const { ledger, books, origin } = call;
      const { id: customer } = taken(books, 'customer', { id: params.customer, param: 'customer' });
      const configuration = params.configuration ?? defaultOf(call).id;
      taken(books, 'billing_portal.configuration', { id: configuration, param: 'configuration' });
      const id = newId(ledger, 'bps');
      if (params.flow_data) hiddenOf(books, id).flow = params.flow_data;
      return keep(books, {
        id,
        object: 'billing_portal.session',
        configuration,
        created: nowIn(ledger),
        customer,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: params.return_url ?? null,
        url: `${origin}/pages/portal/${books.accountId}/${id}`,
      });
    },
  ),
];

/** What an account has once its settings were saved on Stripe's own pages. */
function defaultOf({ ledger, books }: Call): Stripe.BillingPortal.Configuration {
  const known = all(books, 'billing_portal.configuration').find((each) => each.is_default);
  return known ?? keep(books, newConfiguration({ ledger, books }, { features: usualFeatures }));
}

const on = { enabled: true };
const usualFeatures = {
  invoice_history: on,
  payment_method_update: on,
  subscription_cancel: { ...on, mode: 'at_period_end' as const },
};

const isOn = (feature: { enabled: boolean } | undefined) => ({
  enabled: feature?.enabled ?? false,
});

function featuresOf({
  features,
}: Pick<Configured, 'features'>): Stripe.BillingPortal.Configuration.Features {
  const {
    customer_update: customer,
    subscription_cancel: cancel,
    subscription_update: update,
  } = features;
  return {
    customer_update: { ...isOn(customer), allowed_updates: customer?.allowed_updates ?? [] },
    invoice_history: isOn(features.invoice_history),
    payment_method_update: {
      ...isOn(features.payment_method_update),
      payment_method_configuration: null,
    },
    subscription_cancel: {
      ...isOn(cancel),
      cancellation_reason: { enabled: false, feedback_options: [], options: [] },
      mode: cancel?.mode ?? 'at_period_end',
      proration_behavior: 'none',
    },
    subscription_pause: { enabled: false, duration: { interval_options: [], type: 'preset' } },
    subscription_update: {
      ...isOn(update),
      billing_cycle_anchor: null,
      default_allowed_updates: update?.default_allowed_updates ?? [],
      products: (update?.products ?? []).map(({ product, prices }) => ({
        product,
        prices,
        adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
      })),
      proration_behavior: update?.proration_behavior ?? 'none',
      schedule_at_period_end: {
        conditions: (update?.schedule_at_period_end?.conditions ?? []).map(({ type }) => ({
          type,
        })),
      },
      trial_update_behavior: 'end_trial',
    },
  };
}
