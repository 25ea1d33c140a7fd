import { z } from 'zod';
import { currency, decimal, flag, metadata, text, whole } from '../params.ts';

const priceData = z.strictObject({
  currency,
  unit_amount: whole,
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }).optional(),
  product_data: z.strictObject({ name: text, description: text.optional() }),
});

export const checkoutParams = z.strictObject({
  mode: z.enum(['payment', 'subscription']),
  ui_mode: z.literal('hosted_page').optional(),
  line_items: z
    .array(
      z.strictObject({ price: text.optional(), price_data: priceData.optional(), quantity: whole }),
    )
    .length(1),
  success_url: text,
  cancel_url: text.optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  client_reference_id: z.string().max(200).optional(),
  expires_at: whole.optional(),
  metadata: metadata.optional(),
  allow_promotion_codes: flag.optional(),
  discounts: z
    .array(z.strictObject({ coupon: text, promotion_code: text }).partial())
    .max(1)
    .optional(),
  managed_payments: z.strictObject({ enabled: flag }).optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  customer_update: z
    .strictObject({ address: z.enum(['auto', 'never']), name: z.enum(['auto', 'never']) })
    .partial()
    .optional(),
  locale: text.optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  subscription_data: z
    .strictObject({
      application_fee_percent: decimal,
      metadata,
      trial_period_days: whole,
      trial_end: whole,
      description: text,
    })
    .partial()
    .optional(),
  payment_intent_data: z
    .strictObject({
      application_fee_amount: whole.pipe(z.number().min(1)),
      metadata,
      description: text,
      receipt_email: text,
    })
    .partial()
    .optional(),
});
export type AskedCheckout = z.output<typeof checkoutParams>;
