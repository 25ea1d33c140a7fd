import type { Size } from '#domain/media/focal-crop.ts';
import type { VariantPlan } from '#domain/media/variant.ts';

/** Scales a picture until it covers a size and keeps one side of what is too much. */
export type Pass = Size & { gravity: 'left' | 'right' | 'top' | 'bottom' | 'center' };

type Axis = {
  /** Length of the picture, start and length of the region along this axis. */
  whole: number;
  start: number;
  length: number;
  /** Length of the result. */
  planned: number;
  scale: number;
  near: Pass['gravity'];
  far: Pass['gravity'];
  sized: (length: number) => Size;
};

/**
 * Cuts any region out by at most four scalings. The platform's own rectangle cut does nothing in its
 * local form, and its order against the EXIF turn is not documented; covering works alike everywhere.
 */
export function cropPasses(picture: Size, plan: VariantPlan): Pass[] {
  const { region, width, height } = plan;
  const scale = scaleOf(picture, plan);
  const across = axisPasses({
    whole: picture.width,
    start: region.x,
    length: region.width,
    planned: width,
    scale,
    near: 'left',
    far: 'right',
    sized: (length) => ({ width: length, height: pixels(picture.height * scale) }),
  });
  const down = axisPasses({
    whole: picture.height,
    start: region.y,
    length: region.height,
    planned: height,
    scale,
    near: 'top',
    far: 'bottom',
    sized: (length) => ({ width, height: length }),
  });
  const passes = [...across, ...down];
  return passes.length === 0 ? [{ width, height, gravity: 'center' }] : passes;
}

function axisPasses({ whole, start, length, planned, scale, near, far, sized }: Axis): Pass[] {
  const rest = whole - start - length;
  const target = sized(planned);
  if (start === 0 && rest === 0) return [];
  if (Math.abs(start - rest) <= 1) return [{ ...target, gravity: 'center' }];
  if (start === 0) return [{ ...target, gravity: near }];
  if (rest === 0) return [{ ...target, gravity: far }];
  return [
    { ...sized(pixels((start + length) * scale)), gravity: near },
    { ...target, gravity: far },
  ];
}

/** The sides of a small result are rounded, so they scale differently; one that is not cut decides. */
function scaleOf(picture: Size, { region, width, height }: VariantPlan): number {
  const across = width / region.width;
  const down = height / region.height;
  if (region.width === picture.width) return across;
  return region.height === picture.height ? down : Math.max(across, down);
}

const pixels = (length: number): number => Math.max(1, Math.round(length));
