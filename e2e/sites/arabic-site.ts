import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { siteAnswer } from '#contract/site/site.ts';
import { type LookKey, looks } from '#domain/look/looks.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { uuidFrom } from '#scripts/manage-api/uuid-from.ts';
import { createManageClient, type ManageClient } from '#scripts/manage-api/manage-client.ts';
import { waitUntilLive } from '#scripts/manage-api/publish-recipes.ts';
import type { ExtremeRecipe } from './extreme-recipes.ts';
import { type Place, seedSite } from './seed-site.ts';

/** A site that is written from right to left, among what the product says in English. */
export const arabicSlug = 'arabic';
export const arabicPaths = [
  '/',
  '/recipes',
  '/recipes/maqluba',
  '/recipes/kunafa',
  '/collections/all',
];
export const arabicPrinted = ['/recipes/maqluba', '/recipes/dish-1'];

type Platform = { url: string; statePath: string };

const tokenFile = 'owner-token-arabic';
const namespace = '9d3c1a6e-2f57-4b0b-8a43-6a0b7d1e5f20';
const idOf = (name: string) => uuidFrom(namespace, name);
const units = {
  cup: '78f5f04f-5603-4fe9-8c12-f560fef63bba',
  tablespoon: '1672e4f7-eb22-463a-8875-c7e9a0c9c033',
};
const site = { slug: arabicSlug, title: 'مطبخ الجدة أم خالد' };

const lines: [number | null, keyof typeof units | null, string][] = [
  [2, 'tablespoon', 'زيت زيتون'],
  [2.67, 'tablespoon', 'سمن بلدي'],
  [1.5, 'cup', 'أرز مصري مغسول ومنقوع'],
  [3, null, 'حبات باذنجان كبيرة'],
  [null, null, 'ملح وفلفل أسود'],
];

const steps: [string, number | null][] = [
  ['يُقلى الباذنجان في الزيت حتى يصبح ذهبي اللون، ثم يُرفع على ورق ماص.', null],
  ['يُسلق اللحم مع البهارات حتى ينضج تماماً.', 95],
  ['تُرص الطبقات في القدر: اللحم، ثم الباذنجان، ثم الأرز، ويُضاف المرق الساخن.', null],
  ['يُطهى على نار هادئة حتى يتشرب الأرز المرق.', 35],
  ['Tahini وعصير الليمون يُخلطان جيداً، ثم تُقلب المقلوبة!', 5],
];

const titles = [
  'تبولة',
  'فتوش',
  'مجدرة بالبصل المقرمش',
  'شوربة عدس أحمر',
  'كبسة دجاج بالزبيب واللوز',
];

const recipes: ExtremeRecipe[] = [
  arabicRecipe('maqluba', 'مقلوبة بالباذنجان ولحم الضأن', {}),
  arabicRecipe('kunafa', 'كنافة نابلسية', { privacySetting: 'subscribers_only' }),
  ...titles.map((title, at) => arabicRecipe(`dish-${at + 1}`, title, {})),
];

export async function seedArabicSite(place: Place): Promise<void> {
  const api = await seedSite(place, {
    owner: {
      email: 'arabic@larder.example',
      displayName: 'أم خالد',
      handle: 'arabic',
      bio: null,
      tokenFile,
    },
    site,
    settings: arabicSettings,
    recipes,
  });
  await addCollection(api);
}

const arabicSettings = {
  language: 'ar',
  newslettersEnabled: true,
  subscriptionsEnabled: true,
  featuredRecipeIds: recipes.slice(0, 6).map(({ id }) => id),
  aboutShort: text('وصفات من بيت الجدة، كما كانت تُطبخ كل يوم جمعة.'),
};

/** Changes the look of the site, and waits until visitors see it. */
export async function wearArabicLook(platform: Platform, look: LookKey): Promise<void> {
  const token = readFileSync(join(platform.statePath, tokenFile), 'utf8').trim();
  const api = createManageClient({ url: platform.url, token });
  const { style: themeStyle, headerLayout } = looks[look];
  const body = { ...site, look, themeStyle, headerLayout };
  await api.put(`${arabicSlug}/sites`, { body, answer: siteAnswer });
  await waitUntilLive(api, arabicSlug);
}

async function addCollection(api: ManageClient): Promise<void> {
  const body = { title: 'كل يوم', slug: 'all', recipeIds: recipes.map(({ id }) => id) };
  await api.post(`${arabicSlug}/collections`, { body, answer: z.unknown() });
  await waitUntilLive(api, arabicSlug);
}

function arabicRecipe(slug: string, title: string, more: Partial<ExtremeRecipe>): ExtremeRecipe {
  return {
    id: idOf(slug),
    slug,
    title,
    description: text('طبق العائلة يوم الجمعة، يُقلب ساخناً على المائدة.'),
    prepTimeMinutes: 35,
    cookTimeMinutes: 95,
    yieldServings: 4,
    difficultyLevel: 'easy',
    ingredientUsageGroups: [ingredientsOf(slug)],
    instructionGroups: [stepsOf(slug)],
    note: text('تُحفظ في الثلاجة ثلاثة أيام.'),
    storyExcerpt: text('كانت جدتي تقول إن المقلوبة لا تُطبخ لشخص واحد.'),
    ...more,
  };
}

function ingredientsOf(slug: string) {
  return {
    id: idOf(`${slug} ingredients`),
    title: 'المقادير الأساسية',
    note: null,
    ingredientUsages: lines.map(([quantityMin, unit, ingredientTitleOverride], at) => ({
      id: idOf(`${slug} line ${at}`),
      quantityMin,
      quantityMax: null,
      unitId: unit && units[unit],
      ingredientId: null,
      preparation: null,
      ingredientTitleOverride,
      link: null,
      note: null,
    })),
  };
}

function stepsOf(slug: string) {
  return {
    id: idOf(`${slug} steps`),
    title: 'الطريقة',
    note: null,
    instructions: steps.map(([line, timerMinutes], at) => ({
      id: idOf(`${slug} step ${at}`),
      content: text(line),
      timerMinutes,
      note: null,
      videoId: null,
      images: [],
    })),
  };
}

function text(line: string): RichText {
  return { type: 'document', children: [{ type: 'paragraph', children: [{ text: line }] }] };
}
