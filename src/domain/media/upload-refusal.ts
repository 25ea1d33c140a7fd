import type { HeaderFault } from './files/image-header.ts';

/** Why an uploaded picture is not taken. */
export type UploadRefusal =
  | HeaderFault
  | 'other-type'
  | 'unreadable'
  | 'heic-not-converted'
  | 'drawing-too-complex';

type Answer = {
  code: 'validation_failed' | 'payload_too_large' | 'unsupported_media_type';
  message: string;
};

const damaged: Answer = {
  code: 'validation_failed',
  message: 'This picture is damaged or incomplete. Please export it again and upload the new file.',
};

/** The message for the person, and its error code. */
export const UPLOAD_REFUSALS: Record<UploadRefusal, Answer> = {
  empty: { code: 'validation_failed', message: 'This file is empty.' },
  truncated: damaged,
  malformed: damaged,
  unreadable: damaged,
  'too-large': { code: 'payload_too_large', message: 'A picture can be at most 10 MB.' },
  'too-many-pixels': {
    code: 'validation_failed',
    message: 'A picture can have at most 50 megapixels, those of all frames together.',
  },
  'unknown-type': {
    code: 'unsupported_media_type',
    message: 'This is not a picture in JPEG, PNG, WebP, GIF, AVIF, HEIC, HEIF or SVG format.',
  },
  'other-type': {
    code: 'unsupported_media_type',
    message: 'The file is not the type of picture that was announced.',
  },
  'heic-not-converted': {
    code: 'unsupported_media_type',
    message: 'HEIC photos cannot be converted here. Please save the photo as JPEG and upload that.',
  },
  'drawing-too-complex': {
    code: 'validation_failed',
    message: 'This drawing has too many shapes. Please simplify it or upload it as PNG.',
  },
};
