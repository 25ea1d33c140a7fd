import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { anImage } from '#content/testing/frame-builders.ts';
import type { ShelfModel } from '#content/platform/platform-models.ts';
import { specimen } from '#content/platform/platform-specimen.ts';
import PlatformHome from './PlatformHome.astro';

const container = await AstroContainer.create();

const aShelfSite: ShelfModel = {
  title: 'Old Hearth',
  href: 'https://hearth.example',
  address: 'hearth.example',
  recipeCountText: '19 recipes',
  image: anImage({ id: 'image-1' }),
  displayFont: 'vollkorn',
  displayWeight: 700,
};

async function home(shelf: ShelfModel[]) {
  const html = await container.renderToString(PlatformHome, {
    props: { shelf, specimen: specimen() },
  });
  return new JSDOM(html).window.document;
}

describe('The home page of the platform', () => {
  it('shows sites in their own type and leads to them', async () => {
    const page = await home([aShelfSite]);
    const link = page.querySelector('.shelf a');
    expect(link?.getAttribute('href')).toBe('https://hearth.example');
    expect(link?.querySelector('.site-name')?.getAttribute('style')).toContain('Vollkorn');
    const words = link?.textContent.replaceAll(/\s+/g, ' ');
    expect(words).toContain('hearth.example 19 recipes');
  });

  it('shows no shelf while no site is worth a visit', async () => {
    expect((await home([])).querySelector('.shelf')).toBeNull();
  });

  it('writes a recipe for every choice by the rules of any recipe page', async () => {
    const page = await home([]);
    const lines = (servings: number, system: string) =>
      [...page.querySelectorAll(`[data-servings="${servings}"][data-system=${system}] li`)].map(
        (line) => line.textContent.replaceAll(/\s+/g, ' ').trim(),
      );
    expect(lines(4, 'imperial')[2]).toBe('1 lemon');
    expect(lines(10, 'imperial')[2]).toContain('lemons');
    expect(lines(4, 'metric')[0]).toBe('680 g new potatoes');
  });
});
