import { seededRandom, type Point, type Random } from './geometry.ts';
import { element, smoothPath, straightPath } from './svg.ts';

/** A drawing in progress: its random numbers, and the clip paths it has defined. */
export type Sketch = {
  random: Random;
  clipped: (outline: readonly Point[], content: string, corners?: 'smooth' | 'sharp') => string;
};

export function startSketch(seed: string): Sketch {
  let clips = 0;
  return {
    random: seededRandom(seed),
    clipped: (outline, content, corners = 'smooth') => {
      clips += 1;
      const id = `c${clips}`;
      const d = corners === 'smooth' ? smoothPath(outline) : straightPath(outline);
      return (
        element('clipPath', { id }, element('path', { d })) +
        element('g', { 'clip-path': `url(#${id})` }, content)
      );
    },
  };
}
