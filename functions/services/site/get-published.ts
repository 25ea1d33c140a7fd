import type { PublishedSiteView } from '#contract/site/published-site.ts';
import { cropped } from '#domain/media/image.ts';
import { safeHref } from '#domain/text/safe-href.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { colorThemeOf, typeThemeOf } from '#domain/look/themes.ts';
import type { VisitContext } from '#functions/http/context.ts';
import type { StoredImage } from '#functions/repositories/media/media.ts';
import { imageViewOf } from '../media/views.ts';
import { cardViewOf } from '../recipe/card-view.ts';
import { pictureOf } from '../recipe/published-views.ts';
import { readerOf } from '../recipe/reader.ts';
import { siteReferences } from './references.ts';

/** A site as its visitors see it; settings that are no business of theirs are not there. */
export async function getPublishedSite(ctx: VisitContext): Promise<PublishedSiteView> {
  const { site, repositories } = ctx;
  const { settings } = site;
  const [shown, reader] = await Promise.all([
    repositories.publishedSite.findShown({
      imageIds: siteReferences(settings).flatMap(({ kind, id }) => (kind === 'image' ? [id] : [])),
      featuredRecipeIds: settings.featuredRecipeIds,
    }),
    readerOf(ctx),
  ]);
  const { avatar, avatarCrop, displayName } = shown.owner;
  return {
    slug: site.slug,
    title: site.title,
    ...settingsOf(settings),
    ...picturesOf(settings, shown.images),
    owner: {
      displayName,
      avatar: avatar && cropped(imageViewOf(avatar), avatarCrop),
    },
    featuredRecipes: shown.featuredRecipes.map((card) => cardViewOf(card, reader)),
    recipeCount: site.recipeCount,
  };
}

const settingsOf = (settings: SiteSettings) => ({
  aboutHeading: settings.aboutHeading,
  about: settings.about,
  aboutShort: settings.aboutShort,
  monthlyAmountCents: settings.monthlyAmountCents,
  yearlyAmountCents: settings.yearlyAmountCents,
  newslettersEnabled: settings.newslettersEnabled,
  subscriptionsEnabled: settings.subscriptionsEnabled,
  commentsEnabled: settings.commentsEnabled,
  defaultMeasurementSystem: settings.defaultMeasurementSystem,
  defaultTemperatureSystem: settings.defaultTemperatureSystem,
  ui: { nav: { hideSearch: settings.hideSearch } },
  colorTheme: onlyColors(colorThemeOf(settings)),
  typeTheme: onlyTypefaces(typeThemeOf(settings)),
});

function picturesOf(settings: SiteSettings, images: StoredImage[]) {
  const picture = (id: string | null) => (id === null ? null : pictureOf({ id }, images));
  const { featuredImageId, featuredImageCrop, events } = settings;
  const featured =
    featuredImageId === null ? null : cropped({ id: featuredImageId }, featuredImageCrop);
  return {
    featuredImage: pictureOf(featured, images),
    favicon: picture(settings.faviconId),
    logo: picture(settings.logoId),
    icon: picture(settings.iconId),
    events: events
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .map(({ imageId, href, ...event }) => ({
        ...event,
        image: picture(imageId),
        href: href && safeHref(href),
      })),
  };
}

/** A preset carries its id and name as well. */
function onlyColors(theme: PublishedSiteView['colorTheme']): PublishedSiteView['colorTheme'] {
  const { colorText, colorAccent, colorSubdued, colorOverlay } = theme;
  const { colorBackground, colorPanel, colorEmphasis, colorOutline } = theme;
  return {
    colorText,
    colorAccent,
    colorSubdued,
    colorOverlay,
    colorBackground,
    colorPanel,
    colorEmphasis,
    colorOutline,
  };
}

function onlyTypefaces(theme: PublishedSiteView['typeTheme']): PublishedSiteView['typeTheme'] {
  const { displayFontFamily, displayFontNormalWeight, displayFontBoldWeight } = theme;
  const { narrativeFontFamily, narrativeFontNormalWeight, narrativeFontBoldWeight } = theme;
  return {
    displayFontFamily,
    narrativeFontFamily,
    displayFontNormalWeight,
    displayFontBoldWeight,
    narrativeFontNormalWeight,
    narrativeFontBoldWeight,
  };
}
