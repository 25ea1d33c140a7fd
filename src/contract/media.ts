import { z } from 'zod';
import { dateTime, id } from './fields.ts';

export const imageView = z
  .strictObject({
    id,
    key: z.string(),
    width: z.int(),
    height: z.int(),
    lqip: z.string(),
    alt: z.string(),
    contentType: z.string(),
  })
  .meta({ id: 'Image' });

export const videoView = z
  .strictObject({
    id,
    key: z.string(),
    contentType: z.string(),
    bytes: z.int(),
    posterImageId: id.nullable(),
    createdAt: dateTime,
  })
  .meta({ id: 'Video' });
export type VideoView = z.infer<typeof videoView>;
