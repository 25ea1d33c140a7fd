import { describe, expect, it } from 'vitest';
import { aRecipeCard } from '#content/testing/frame-builders.ts';
import { renderComponent } from '#components/testing/render-component.ts';
import RecipeMosaic from './RecipeMosaic.astro';

const counts = Array.from({ length: 20 }, (_, at) => at + 4);
const times = (html: string, part: RegExp) => html.match(part)?.length ?? 0;

describe('The mosaic of latest recipes', () => {
  it.each(counts)(
    'fills rows of four with %s of them, a large one in four cells',
    async (count) => {
      const recipes = Array.from({ length: count }, (_, at) => aRecipeCard({ id: `recipe-${at}` }));
      const html = await renderComponent(RecipeMosaic, { recipes });
      const large = times(html, /class="card large/g);
      const small = times(html, /class="card"/g);
      expect(large + small).toBe(count);
      expect((4 * large + small) % 4).toBe(0);
      // A phone has rows of two, and a large one is as wide as both.
      expect(small % 2).toBe(0);
    },
  );
});
