import { describe, expect, it } from 'vitest';
import { aSearchSite } from '#functions/testing/sites/search-site.ts';
import { testApp } from '#functions/testing/app/test-app.ts';

const app = await testApp();

describe('Letters that plain ones stand for, design §12', async () => {
  const site = await aSearchSite(app);
  const dishes = [
    'Weißwurst',
    'Smørrebrød',
    'Œufs en meurette',
    'Æbleskiver',
    'Barszcz z kiełbasą',
  ];
  for (const dish of dishes) await site.publish(dish);

  it.each([
    ['weisswurst', 'Weißwurst'],
    ['WEISSW', 'Weißwurst'],
    ['weißwurst', 'Weißwurst'],
    ['WEIẞWURST', 'Weißwurst'],
    ['smorrebrod', 'Smørrebrød'],
    ['smørrebrød', 'Smørrebrød'],
    ['SMØRRE', 'Smørrebrød'],
    ['smorrebrad', 'Smørrebrød'],
    ['oeufs meurette', 'Œufs en meurette'],
    ['Œufs', 'Œufs en meurette'],
    ['aebleskiver', 'Æbleskiver'],
    ['kielbasa', 'Barszcz z kiełbasą'],
    ['kiełbasą', 'Barszcz z kiełbasą'],
  ])('are found: %s', async (query, title) => {
    expect(await site.find(query)).toEqual([title]);
  });
});
