import { UPLOAD_REFUSALS, type UploadRefusal } from '#domain/media/upload-refusal.ts';

/** Why a file is not sent. */
export const sendMessages = {
  picture: {
    refused: (reason: UploadRefusal) => UPLOAD_REFUSALS[reason].message,
    tooLargeToRedraw:
      'This picture is too large for this browser to make smaller. Please export it in a smaller size.',
  },
  film: {
    wrongType: 'A film can be an MP4 or a WebM.',
    tooLarge: 'A film can be at most 100 MB.',
    empty: 'This file is empty.',
  },
} as const;
