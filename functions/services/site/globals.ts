import type { GlobalsAnswer } from '#contract/site/globals.ts';
import { fontFamily, fontKeys, fontStack } from '#domain/look/fonts.ts';
import { colorThemes, typeThemes } from '#domain/look/themes.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { imageViewOf } from '../media/views.ts';
import { withAllFormerNames } from './former-names.ts';
import { unitsViewOf } from './unit/views.ts';
import { mergedTermViewOf } from './term/views.ts';

/** What an editor needs to know besides recipes, in one answer. */
export async function getGlobals(ctx: SiteContext): Promise<GlobalsAnswer> {
  const globals = await ctx.repositories.findGlobals();
  const { units, ownUnits, terms, equipment } = globals;
  const images = new Map(globals.equipmentImages.map((image) => [image.id, image]));
  return {
    ...unitsViewOf(units, ownUnits, ctx.site.settings.language),
    terms,
    mergedTerms: globals.mergedTerms.map(mergedTermViewOf),
    ingredients: withAllFormerNames(globals.ingredients, globals.formerIngredients),
    equipment: withAllFormerNames(equipment, globals.formerEquipment).map((item) => {
      const image = images.get(item.featuredImageId ?? '');
      return { ...item, featuredImage: image ? imageViewOf(image) : null };
    }),
    fonts: fontKeys.map((key) => ({
      key,
      label: fontFamily(key).label,
      stack: fontStack(key),
    })),
    colorThemes: [...colorThemes],
    typeThemes: [...typeThemes],
  };
}
