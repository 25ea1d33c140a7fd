import { z } from 'zod';
import { id } from './fields.ts';
import { imageView } from './media.ts';
import { richText } from './rich-text.ts';

export const currentUserAnswer = z.strictObject({
  currentUser: z
    .strictObject({
      id,
      email: z.string(),
      displayName: z.string().nullable(),
      handle: z.string().nullable(),
      bio: richText.nullable(),
      avatar: imageView.nullable(),
      /** The sites the person owns. */
      sites: z.array(z.strictObject({ id, slug: z.string(), title: z.string() })),
    })
    .meta({ id: 'CurrentUser' }),
});
export type CurrentUserAnswer = z.output<typeof currentUserAnswer>;
