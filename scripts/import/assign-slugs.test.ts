import { describe, expect, test } from 'vitest';
import { assignSlugs } from './assign-slugs.ts';
import { importedRecipeId } from './recipe-from-row.ts';
import { aRow } from './testing/a-row.ts';

describe('Slugs of imported recipes', () => {
  const siteId = '0b7c3b52-5d0c-5c41-9d0a-1f4b8a1a2b3c';
  const rows = [
    aRow({ id: 'one/guacamole', title: 'Guacamole' }),
    aRow({ id: 'two/guacamole', title: 'Guacamole' }),
    aRow({ id: 'a/soup', title: 'Crème de pois', slug: 'Pea_Soup' }),
    aRow({ id: 'a/none', title: '???' }),
  ];
  const slugsWith = (recipes: { id: string; slug: string }[]) => [
    ...assignSlugs(siteId, rows, recipes).values(),
  ];

  test('come from the row and are made unique', () => {
    expect(slugsWith([])).toEqual(['guacamole', 'guacamole-2', 'pea-soup', 'recipe']);
  });

  test('leave those of the site alone', () => {
    const foreign = { id: 'another', slug: 'guacamole' };
    expect(slugsWith([foreign]).slice(0, 2)).toEqual(['guacamole-2', 'guacamole-3']);
  });

  test('stay what they were when the import is repeated', () => {
    const known = { id: importedRecipeId(siteId, rows[1]!), slug: 'guacamole' };
    expect(slugsWith([known]).slice(0, 2)).toEqual(['guacamole-2', 'guacamole']);
  });
});
