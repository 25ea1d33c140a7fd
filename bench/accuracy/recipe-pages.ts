import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

const flags = z.object({ title: z.boolean(), ingredients: z.boolean(), instructions: z.boolean() });
const manifest = z.array(
  z.object({
    host: z.string(),
    html: z.string(),
    expected: z.string(),
    url: z.string(),
    language: z.string().nullable(),
    tier: z.string(),
    exact: flags.optional().nullable(),
  }),
);
const expectation = z.object({
  title: z.string().default(''),
  ingredients: z.array(z.string()).default([]),
  instructions_list: z.array(z.string()).default([]),
});

export const pageFields = ['title', 'ingredients', 'instructions'] as const;
export type PageField = (typeof pageFields)[number];

/** A saved page with what a reader of it has to find. */
export type SavedPage = {
  host: string;
  address: string;
  language: string;
  html: string;
  /** It has markup for machines. */
  isStructured: boolean;
  /** Fields that its JSON-LD gives as they are expected. */
  exact: Partial<Record<PageField, boolean>>;
  wanted: Record<PageField, string[]>;
};

const folder = new URL('../../../shared/data/recipe-pages/', import.meta.url);

/** The saved recipe pages of the shared data; none where they are absent. */
export function savedPages(): SavedPage[] {
  const list = new URL('manifest.json', folder);
  if (!existsSync(list)) return [];
  return manifest.parse(JSON.parse(readFileSync(list, 'utf8'))).map((entry) => {
    const file = readFileSync(new URL(entry.expected, folder), 'utf8');
    const expected = expectation.parse(JSON.parse(file));
    return {
      host: entry.host,
      address: entry.url,
      language: entry.language ?? 'en',
      html: gunzipSync(readFileSync(new URL(entry.html, folder))).toString('utf8'),
      isStructured: entry.tier !== 'none',
      exact: entry.exact ?? {},
      wanted: {
        title: [expected.title],
        ingredients: expected.ingredients,
        instructions: expected.instructions_list,
      },
    };
  });
}
