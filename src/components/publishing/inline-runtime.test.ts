import { describe, expect, it } from 'vitest';
import { renderComponent } from '#components/testing/render-component.ts';
import { aSiteFrame } from '#content/testing/frame-builders.ts';
import { aRecipePage } from '#content/testing/recipe-builders.ts';
import RecipePage from '../recipe/RecipePage.astro';

describe('A page with islands', () => {
  it('has neither the scripts nor the style that Astro renders for them', async () => {
    const frame = aSiteFrame();
    const html = await renderComponent(RecipePage, { recipe: aRecipePage().body, frame });
    const directives = [...html.matchAll(/<astro-island[^>]* client="(\w+)"/g)].map(
      ([, name]) => name,
    );
    expect(new Set(directives)).toEqual(new Set(['interaction', 'visible']));
    expect(html).not.toMatch(/<script>\/\/|customElements|<style/);
  });
});
