import { z } from 'zod';
import type { NewCollectionInput } from '#contract/site/collection.ts';
import type { SiteWorkingCopyInput } from '#contract/site/site-working-copy.ts';
import { withNewIds } from '#domain/import/larder/former-ids.ts';
import { aText, aWholeRecipe } from '#domain/kitchen/limits/testing/whole-recipe.ts';
import { termKinds } from '#domain/recipe/recipe.ts';
import { termFieldOf } from '#domain/recipe/recipe-terms.ts';
import { colorThemes, typeThemes } from '#domain/look/themes.ts';
import { callAs, type Person } from '../people.ts';
import { addressOf } from '../site-browser.ts';

const thing = z.looseObject({ id: z.string() });
const idsIn = (name: string) => z.looseObject({ [name]: z.array(thing) });
const crop = { width: 40, height: 30, x: 1, y: 2 };

/** A recipe, a collection and settings with something in every field: a new one does not compile before it has its own. */
export async function fillSite(cook: Person, slug: string): Promise<void> {
  const base = `/api/v1/manage/${slug}`;
  const ask = (call: string, body?: unknown) => callAs(cook, call.replace(' ', ` ${base}`), body);
  const firstOf = async (path: string, name = path) => {
    const found = idsIn(name).parse(await ask(`GET /${path}`))[name];
    return z.tuple([thing], z.unknown()).parse(found)[0].id;
  };
  const made = async (path: string, name: string, body: unknown) =>
    z.looseObject({ [name]: thing }).parse(await ask(`POST /${path}`, body))[name]?.id ?? '';
  const { currentUser: user } = z
    .looseObject({ currentUser: thing })
    .parse(await callAs(cook, 'GET /api/v1/manage/current-user'));
  const known = {
    userId: user.id,
    imageId: await firstOf('images'),
    videoId: await firstOf('videos'),
    unitId: await firstOf('globals', 'units'),
    ingredientId: await made('ingredients', 'ingredient', {
      title: 'Sorrel',
      link: 'https://a.example/',
      pluralTitle: 'Sorrels',
      gramsPerLiter: 12,
    }),
    equipmentId: await made('equipment', 'equipment', {
      title: 'Fish kettle',
      link: 'https://a.example/',
    }),
  };
  const terms = new Map<string, string>();
  for (const kind of termKinds) {
    terms.set(
      kind,
      await made('terms', 'term', { kind, title: `Own ${kind}`, slug: `own-${kind}` }),
    );
  }
  const ids = idsOfExample(known, terms);
  const here = (value: unknown) => withNewIds(value, ids);
  const legacyRecipeData = { credit: ['Ada'] };
  const recipe = here({ ...aWholeRecipe(), storyMore: linked(slug), legacyRecipeData });
  const recipeId = await made('recipes', 'recipe', recipe);
  const formerId = await made('ingredients', 'ingredient', { title: 'Spinach dock' });
  await ask('POST /recipes', {
    title: 'Dock',
    slug: 'dock',
    ingredientUsageGroups: [
      {
        id: crypto.randomUUID(),
        title: 'All',
        ingredientUsages: [{ id: crypto.randomUUID(), ingredientId: formerId }],
      },
    ],
  });
  await ask(`POST /ingredients/${formerId}/merge`, { intoId: known.ingredientId });
  await ask(`PUT /images/${known.imageId}`, {
    alt: 'A cake',
    name: 'Cake',
    focalPoint: { x: 0.25, y: 0.75 },
    startCrop: crop,
  });
  const collection: Required<NewCollectionInput> = {
    title: 'Whole',
    slug: 'whole',
    description: linked(slug),
    imageId: known.imageId,
    imageCrop: crop,
    videoId: known.videoId,
    recipeIds: [recipeId],
  };
  await ask('POST /collections', here(collection));
  await ask('PUT /site-working-copy', here(wholeSettings(known.imageId, recipeId)));
  await ask('PUT /sites', { title: 'Moved In', slug, ...inForce });
}

type Known = Record<
  'userId' | 'imageId' | 'videoId' | 'unitId' | 'ingredientId' | 'equipmentId',
  string
>;

/** The ids of the example, by what they name there. */
function idsOfExample(known: Known, terms: ReadonlyMap<string, string>): Map<string, string> {
  const recipe = aWholeRecipe();
  const [group] = recipe.ingredientUsageGroups;
  const [usage] = group?.ingredientUsages ?? [];
  const [step] = recipe.instructionGroups[0]?.instructions ?? [];
  const [equipment] = recipe.equipmentUsages;
  const named: [string | null | undefined, string | undefined][] = [
    [recipe.contributorIds[0], known.userId],
    [recipe.images[0]?.id, known.imageId],
    [equipment?.imageOverrideId, known.imageId],
    [step?.images[0]?.id, known.imageId],
    [recipe.videoId, known.videoId],
    [usage?.unitId, known.unitId],
    [usage?.ingredientId, known.ingredientId],
    [equipment?.equipmentId, known.equipmentId],
    ...termKinds.map((kind): [string | undefined, string | undefined] => [
      recipe[termFieldOf[kind]][0],
      terms.get(kind),
    ]),
  ];
  return new Map(named.map(([from, to]) => [from ?? '', to ?? '']));
}

/** A text that mentions a recipe of the same site. */
const linked = (slug: string) => ({
  ...aText(),
  children: [
    ...aText().children,
    {
      type: 'paragraph' as const,
      children: [
        {
          type: 'link' as const,
          href: addressOf(slug, '/recipes/dock?a=b#c'),
          children: [{ text: 'Dock' }],
        },
      ],
    },
  ],
});
const plainText = (text: string) => ({
  type: 'document' as const,
  children: [{ type: 'paragraph' as const, children: [{ text }] }],
});

const id = () => crypto.randomUUID();

const wholeSettings = (
  imageId: string,
  recipeId: string,
): Required<Omit<SiteWorkingCopyInput, 'title'>> => ({
  language: 'de',
  defaultMeasurementSystem: 'metric',
  defaultTemperatureSystem: 'celsius',
  about: plainText('Ada cooks.'),
  aboutShort: plainText('Ada'),
  aboutHeading: 'Who cooks',
  featuredImageId: imageId,
  featuredImageCrop: crop,
  logoId: imageId,
  iconId: imageId,
  faviconId: imageId,
  colorThemeId: colorThemes[1]?.id ?? null,
  typeThemeId: typeThemes[1]?.id ?? null,
  colorTheme: null,
  typeTheme: null,
  themeAccentColor: '#123456',
  look: 'atelier',
  themeStyle: 'bold',
  cssOverrides: 'h1 { letter-spacing: 0 }',
  hideSidebarBio: true,
  headerLayout: 'centered',
  featuredRecipeIds: [recipeId],
  socialMediaLinks: [{ id: id(), platform: 'instagram', url: 'https://a.example/ada' }],
  headerLinks: [{ label: 'Dock', href: '/recipes/dock', openInNewTab: true }],
  productLinks: [
    {
      id: id(),
      productTitle: plainText('A pan'),
      productImageId: imageId,
      href: 'https://a.example/',
    },
  ],
  links: [{ id: id(), label: 'A shop', href: 'https://a.example/' }],
  linkPageHeading: 'Shops',
  events: [
    {
      id: id(),
      title: 'A fair',
      imageId,
      date: '2027-05-06',
      location: 'Here',
      description: 'All day',
      href: 'https://a.example/',
    },
  ],
  pressItems: [
    {
      id: id(),
      title: 'A word',
      url: 'https://a.example/',
      description: 'Kind',
      date: '2025-01-02',
    },
  ],
  book: {
    title: 'A book',
    subtitle: 'Of pies',
    description: aText(),
    imageId,
    links: [{ id: id(), label: 'A shop|DE|5', href: 'https://a.example/' }],
  },
  hideSearch: true,
  premiumInvitation: 'Come in',
  newsletterHeading: 'Letters',
  newsletterInvitation: 'Once a month',
});

/** In force at once; no price, which is for an account of payments. */
export const inForce = {
  contactEmail: 'ada@pies.example',
  postalAddress: '1 Lane',
  newsletterSenderName: 'Ada',
  newsletterRepliesToOwner: true,
  newsletterCountsClicks: true,
  commentLetters: 'never',
  holdFirstComments: true,
  commentsEnabled: false,
  newslettersEnabled: false,
  googleAnalyticsId: 'G-ABCDEFGH',
};
