import { expect, it } from 'vitest';
import { z } from 'zod';
import { siteInput } from '#contract/site/site.ts';
import { isRecord } from '../../is-record.ts';
import { defaultSiteSettings, type SiteSettings } from '../../site/site.ts';
import { paragraphsFromText } from '../../text/rich-text.ts';
import { settingsImageIds, settingsUses, settingsWithout } from './settings-uses.ts';

/** Uuids of the settings that name no picture. */
const others = ['id', 'featuredRecipeIds', 'colorThemeId', 'typeThemeId', 'googleAnalyticsId'];
const isId = (name: string) => /Ids?$|^id$/.test(name);

/** Where the contract lets settings name something by its id, such as `events imageId`. */
function placesIn(schema: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => placesIn(each, path));
  if (!isRecord(schema)) return [];
  const { properties, items, anyOf } = schema;
  const own = Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, each]) =>
    isId(name) ? [[...path, name].join(' ')] : placesIn(each, [...path, name]),
  );
  return [...own, ...placesIn(items, path), ...placesIn(anyOf, path)];
}

const { $defs } = z.toJSONSchema(siteInput, { io: 'input', unrepresentable: 'any' });
const places = placesIn($defs?.['SiteInput']).filter(
  (place) => !others.includes(place.split(' ').at(-1) ?? ''),
);

const rowsOf: Record<string, object> = {
  productLinks: { id: 'a', productTitle: paragraphsFromText('Pan'), href: 'https://pans.test' },
  events: { id: 'b', title: 'Fair', date: '2026-05-01' },
};

/** Settings that show a picture there alone. */
function settingsWith(place: string): SiteSettings {
  const [field = '', of] = place.split(' ');
  const shown = of === undefined ? 'picture' : { ...rowsOf[field], title: 'Fair', [of]: 'picture' };
  const value = field in rowsOf ? [shown] : shown;
  return { ...defaultSiteSettings, [field]: value };
}

it('knows places for pictures in the settings', () => {
  expect(places).toContain('events imageId');
  expect(places.length).toBeGreaterThan(6);
});

it.each(places)('A picture in the settings is told of, loaded and taken out: %s', (place) => {
  const settings = settingsWith(place);
  expect(settingsUses(settings, 'picture')).toHaveLength(1);
  expect(settingsImageIds(settings)).toEqual(['picture']);
  const without = { ...settings, ...settingsWithout(settings, 'picture') };
  expect(settingsUses(without, 'picture')).toEqual([]);
});

it('A picture of an event is told with the name of the event, each once', () => {
  const event = (title: string) => ({ title, imageId: 'picture' });
  const events = ['Fair', 'Feast'].map(event) as SiteSettings['events'];
  expect(settingsUses({ ...defaultSiteSettings, events }, 'picture')).toEqual([
    { place: 'event', title: 'Fair' },
    { place: 'event', title: 'Feast' },
  ]);
});
