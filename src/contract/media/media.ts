import { z } from 'zod';
import { IMAGE_TYPES } from '#domain/media/files/image-header.ts';
import {
  crop,
  dateTime,
  focalPoint,
  id,
  lineUpTo,
  siteSlug,
  title,
  webAddress,
} from '../fields.ts';

export const altMaxLength = 1000;
export const mediaNameMaxLength = 200;
export const videoTypes = ['video/mp4', 'video/webm'] as const;

const alt = lineUpTo(altMaxLength);
/** What the file was called, or what its cook calls it. */
const name = lineUpTo(mediaNameMaxLength);

export const imageUploadInput = z
  .strictObject({
    fileName: title,
    contentType: z.enum(IMAGE_TYPES),
    /** Whose picture it becomes; without a site it is one of the person. */
    siteSlug: siteSlug.exactOptional(),
  })
  .meta({ id: 'ImageUploadInput' });
export type ImageUploadInput = z.output<typeof imageUploadInput>;

export const videoUploadInput = z
  .strictObject({ fileName: title, contentType: z.enum(videoTypes) })
  .meta({ id: 'VideoUploadInput' });
export type VideoUploadInput = z.output<typeof videoUploadInput>;

export const uploadAnswer = z.strictObject({ uploadUrl: z.string(), key: z.string() });
export type UploadAnswer = z.output<typeof uploadAnswer>;

export const newImageInput = z
  .strictObject({
    key: id,
    alt: alt.default(''),
    name: name.default(''),
    siteSlug: siteSlug.exactOptional(),
  })
  .meta({ id: 'NewImage' });
export type NewImageInput = z.output<typeof newImageInput>;

/** Brings a picture from an address of the web into the library. */
export const fetchedImageInput = z
  .strictObject({
    address: webAddress,
    alt: alt.default(''),
    /** The cook's word that the picture is theirs to show. */
    isOwn: z.literal(true),
  })
  .meta({ id: 'FetchedImage' });
export type FetchedImageInput = z.output<typeof fetchedImageInput>;

export const imageInput = z
  .strictObject({
    alt,
    /** What must show however the picture is cut; null for its middle, left as it is without. */
    focalPoint: focalPoint.nullable().exactOptional(),
    name: name.exactOptional(),
    /** The part that new uses begin with; null for the whole picture, left as it is without. */
    startCrop: crop.nullable().exactOptional(),
  })
  .meta({ id: 'ImageInput' });
export type ImageInput = z.output<typeof imageInput>;

export const newVideoInput = z
  .strictObject({ key: id, name: name.default(''), posterImageId: id.nullable().default(null) })
  .meta({ id: 'NewVideo' });
export type NewVideoInput = z.output<typeof newVideoInput>;

export const imageView = z
  .strictObject({
    id,
    key: z.string(),
    width: z.int(),
    height: z.int(),
    lqip: z.string(),
    alt: z.string(),
    contentType: z.string(),
    focalPoint: focalPoint.exactOptional(),
  })
  .meta({ id: 'Image' });

export const libraryImageView = z
  .strictObject({
    ...imageView.shape,
    name: z.string(),
    startCrop: crop.exactOptional(),
    bytes: z.int(),
    createdAt: dateTime,
  })
  .meta({ id: 'LibraryImage' });
export type LibraryImageView = z.output<typeof libraryImageView>;

export const imageAnswer = z.strictObject({ image: libraryImageView });
export const imagesAnswer = z.strictObject({ images: z.array(libraryImageView), total: z.int() });
export type ImagesAnswer = z.output<typeof imagesAnswer>;

export const videoView = z
  .strictObject({
    id,
    key: z.string(),
    name: z.string(),
    contentType: z.string(),
    bytes: z.int(),
    posterImageId: id.nullable(),
    createdAt: dateTime,
  })
  .meta({ id: 'Video' });
export type VideoView = z.infer<typeof videoView>;

export const videoAnswer = z.strictObject({ video: videoView });
export const videosAnswer = z.strictObject({ videos: z.array(videoView), total: z.int() });
export type VideosAnswer = z.output<typeof videosAnswer>;
