import { z } from 'zod';
import { measurementSystems, temperatureSystems } from '#domain/site/site.ts';
import { calendarDate, id } from '../fields.ts';
import { pictureView, recipeCard } from '../recipe/recipe-card.ts';
import { richText } from '../rich-text.ts';
import { colorThemeView, typeThemeView } from './theme-view.ts';

const picture = pictureView.nullable();
const text = richText.nullable();

/** A site as its visitors see it. */
export const publishedSite = z
  .strictObject({
    slug: z.string(),
    title: z.string(),
    /** A BCP 47 tag. */
    language: z.string(),
    aboutHeading: z.string().nullable(),
    about: text,
    aboutShort: text,
    owner: z.strictObject({ displayName: z.string().nullable(), avatar: picture }),
    featuredImage: picture,
    favicon: picture,
    logo: picture,
    icon: picture,
    events: z.array(
      z.strictObject({
        id,
        title: z.string(),
        image: picture,
        date: calendarDate,
        location: z.string().nullable(),
        description: z.string().nullable(),
        href: z.string().nullable(),
      }),
    ),
    featuredRecipes: z.array(recipeCard),
    recipeCount: z.int(),
    monthlyAmountCents: z.int().nullable(),
    yearlyAmountCents: z.int().nullable(),
    newslettersEnabled: z.boolean(),
    subscriptionsEnabled: z.boolean(),
    commentsEnabled: z.boolean(),
    defaultMeasurementSystem: z.enum(measurementSystems),
    defaultTemperatureSystem: z.enum(temperatureSystems),
    ui: z.strictObject({ nav: z.strictObject({ hideSearch: z.boolean() }) }),
    colorTheme: colorThemeView,
    typeTheme: typeThemeView,
  })
  .meta({ id: 'PublishedSite' });
export type PublishedSiteView = z.output<typeof publishedSite>;

export const publishedSiteAnswer = z.strictObject({ site: publishedSite });
