import { z } from 'zod';
import { text } from '../params.ts';

const redirect = z.strictObject({ return_url: text });
/** Where a page of the portal begins and where it leads. */
export const portalFlow = z.strictObject({
  type: z.enum([
    'payment_method_update',
    'subscription_cancel',
    'subscription_update',
    'subscription_update_confirm',
  ]),
  after_completion: z
    .strictObject({
      type: z.enum(['redirect', 'portal_homepage', 'hosted_confirmation']),
      redirect: redirect.optional(),
    })
    .optional(),
  subscription_cancel: z.strictObject({ subscription: text }).optional(),
  subscription_update: z.strictObject({ subscription: text }).optional(),
  subscription_update_confirm: z
    .strictObject({
      subscription: text,
      items: z
        .array(z.strictObject({ id: text, price: text, quantity: text.optional() }))
        .length(1),
    })
    .optional(),
});
export type PortalFlow = z.output<typeof portalFlow>;
