import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RecipeCardView } from '#contract/recipe/recipe-card.ts';
import type { RecipeCardModel } from '#content/shared-models.ts';
import { RecipeCard as FoundCard } from '#islands/search/cards/RecipeCard.tsx';
import RecipeCard from './RecipeCard.astro';
import { renderComponent } from '#components/testing/render-component.ts';

const id = '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f11';
const image = {
  id,
  key: 'images/leek.jpg',
  width: 2400,
  height: 1800,
  lqip: 'data:image/webp;base64,UklGRg==',
  alt: 'Leeks',
  contentType: 'image/jpeg',
  crop: { width: 1200, height: 1500, x: 10, y: 20 },
};

const rendered: RecipeCardModel = {
  id,
  title: 'Leek & potato soup',
  href: '/recipes/leek-soup',
  image,
  isLocked: true,
  badge: 'Main Dishes',
  timeText: '1\u00a0hour 10\u00a0minutes',
  excerpt: 'Thick and green.',
};
const found: RecipeCardView = {
  id,
  title: 'Leek & potato soup',
  slug: 'leek-soup',
  privacySetting: 'subscribers_only',
  image,
  isLocked: true,
  badges: ['Main Dishes', 'Snacks & Sides'],
  prepTimeMinutes: 10,
  cookTimeMinutes: 60,
  customTimeMinutes: null,
  yieldServings: 4,
  difficultyLevel: 'easy',
  publishedAt: '2026-05-17T09:30:00.000Z',
};
const plain = { image: null, isLocked: false, badge: null, timeText: null };
const plainFound = {
  image: null,
  isLocked: false,
  badges: [],
  prepTimeMinutes: null,
  cookTimeMinutes: null,
};

/** One line a tag, its attributes in the order of their names, without what only tools read. */
function tagsOf(html: string): string[] {
  return [...html.matchAll(/<(\/?[\w-]+)([^>]*)>|[^<]+/g)]
    .map(([whole, name, attributes = '']) => (name === undefined ? whole : tagOf(name, attributes)))
    .map((line) => line.replaceAll('&#38;', '&amp;').trim())
    .filter((line) => line !== '');
}

function tagOf(name: string, attributes: string): string {
  const each = [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
    .map(([, attribute = '', value = '']) => `${attribute.toLowerCase()}=${value}`)
    .filter((attribute) => !attribute.startsWith('data-astro-source'));
  return [name, ...each.toSorted()].join(' ');
}

describe('A card that a search brings', () => {
  it.each<[string, Partial<RecipeCardModel>, Partial<RecipeCardView>]>([
    ['with everything', {}, {}],
    ['with nothing but a name', plain, plainFound],
    ['with a long word', { title: 'Kartoffelpuffer' }, { title: 'Kartoffelpuffer' }],
    [
      'with a long word and no picture',
      { ...plain, title: 'Kartoffelpuffer' },
      { ...plainFound, title: 'Kartoffelpuffer' },
    ],
  ])('is the card that pages render: %s', async (_name, model, view) => {
    const recipe = { ...rendered, ...model };
    const html = await renderComponent(RecipeCard, { recipe });
    const card = createElement(FoundCard, { recipe: { ...found, ...view } });
    expect(tagsOf(renderToStaticMarkup(card))).toEqual(tagsOf(html));
  });
});
