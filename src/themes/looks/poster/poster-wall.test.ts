import { describe, expect, it } from 'vitest';
import { renderComponent } from '#components/testing/render-component.ts';
import { aRecipeCard } from '#content/testing/frame-builders.ts';
import PosterWall from './PosterWall.astro';

const counts = Array.from({ length: 13 }, (_, at) => at + 1);
const times = (html: string, part: string) => html.split(part).length - 1;

describe('The wall of Poster', () => {
  it.each(counts)('has full rows of three and hangs the others of %s above it', async (count) => {
    const recipes = Array.from({ length: count }, (_, at) => aRecipeCard({ id: `recipe-${at}` }));
    const html = await renderComponent(PosterWall, { recipes });
    expect(times(html, 'class="card"') % 3).toBe(0);
    expect(times(html, 'class="poster"')).toBe(count % 3);
    expect(times(html, 'class="card"') + times(html, 'class="poster"')).toBe(count);
  });
});
