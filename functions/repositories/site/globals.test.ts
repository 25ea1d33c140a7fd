import { describe, expect, it } from 'vitest';
import { builtInUnits } from '#domain/measures/built-in-units.ts';
import { aSite } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { forSite } from '../for-site.ts';

const database = await testDatabase();
const site = await aSite(database);

describe('Units of the platform, §3', () => {
  it('stand in the table as the domain knows them', async () => {
    const { units } = await forSite(database, site.id).findGlobals();
    const named = units.map(({ slug, title, pluralTitle, abbreviation }) => ({
      slug,
      title,
      pluralTitle,
      abbreviation,
    }));
    expect(named).toHaveLength(builtInUnits.length);
    expect(named).toEqual(
      expect.arrayContaining(
        builtInUnits.map(({ slug, title, pluralTitle, abbreviation }) => ({
          slug,
          title,
          pluralTitle,
          abbreviation,
        })),
      ),
    );
  });
});
