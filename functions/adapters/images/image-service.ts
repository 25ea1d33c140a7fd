import type { Size } from '#domain/media/focal-crop.ts';
import type { StoredImageType } from '#domain/media/media-key.ts';
import type { OutputType } from '#domain/media/output-format.ts';
import type { UploadRefusal } from '#domain/media/upload-refusal.ts';
import type { VariantPlan } from '#domain/media/variant.ts';

/** A picture fit to be stored: checked, without private notes, upright when it is shown. */
export type PreparedPicture = {
  bytes: Uint8Array;
  contentType: StoredImageType;
  width: number;
  height: number;
  hasAlpha: boolean;
  lqip: string;
};

export type Preparation = { picture: PreparedPicture } | { refused: UploadRefusal };

export type SourcePicture = Size & { bytes: Uint8Array };

export type ImageService = {
  prepare: (bytes: Uint8Array, declaredType: string) => Promise<Preparation>;
  /** Nothing where the platform cannot read the source or write the type. */
  variant: (
    source: SourcePicture,
    plan: VariantPlan,
    type: OutputType,
  ) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};
