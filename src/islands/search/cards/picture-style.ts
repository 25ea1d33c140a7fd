import type { CSSProperties } from 'react';

type Shown = { lqip: string; focalPoint?: { x: number; y: number } };

/** A picture on its placeholder, held where its focal point lies. */
export const pictureStyle = ({ lqip, focalPoint }: Shown): CSSProperties => ({
  ...(lqip && { backgroundImage: `url(${lqip})` }),
  ...(focalPoint && { objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }),
});
