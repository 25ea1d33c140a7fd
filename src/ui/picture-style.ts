import type { CSSProperties } from 'react';

/** A picture on its placeholder and where its focal point holds it; as `Picture.astro` styles it. */
export const pictureStyle = (lqip: string, objectPosition: string | null): CSSProperties => ({
  ...(lqip && { backgroundImage: `url(${lqip})` }),
  ...(objectPosition !== null && { objectPosition }),
});
