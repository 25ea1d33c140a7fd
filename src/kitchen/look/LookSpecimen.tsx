import type { CSSProperties } from 'react';
import { withLook, wornColors, wornTypes } from '#domain/kitchen/look/dressing.ts';
import { deriveSchemes } from '#domain/look/color-scheme.ts';
import { fontStack } from '#domain/look/fonts.ts';
import type { LookKey } from '#domain/look/looks.ts';
import type { ColorTheme, TypeTheme } from '#domain/look/theme-options.ts';
import { useLook, useLookData } from './look-draft.ts';

/** A home page in small: where the name stands, what leads, what follows. It wears what a site would. */
export function LookSpecimen({ look }: { look: LookKey }) {
  const { words } = useLook();
  const { colors, types } = useLookData((content) => wornWith(withLook(content, look)));
  return (
    <span className="look-specimen" style={paintOf(colors, types)} aria-hidden>
      <span className="specimen-page" data-specimen={look}>
        <span className="specimen-name">{words.site}</span>
        <span className="specimen-lead">
          <span className="specimen-picture" />
          <span className="specimen-title">{words.dish}</span>
        </span>
        <span className="specimen-rest">
          <i />
          <i />
          <i />
        </span>
      </span>
    </span>
  );
}

const wornWith = (content: Parameters<typeof wornColors>[0]) => ({
  colors: wornColors(content),
  types: wornTypes(content),
});

/** The colours and typefaces that a specimen is painted with. */
export function paintOf(
  colors: ColorTheme,
  types: TypeTheme,
): CSSProperties & Record<`--${string}`, string | number> {
  const light = deriveSchemes(colors)?.light;
  return {
    '--paper': colors.colorBackground,
    '--panel': light?.colorPanel ?? colors.colorPanel,
    '--ink': light?.colorText ?? colors.colorText,
    '--title': light?.colorEmphasis ?? colors.colorEmphasis,
    '--accent': colors.colorAccent,
    '--on-accent': light?.colorOnAccent ?? colors.colorBackground,
    '--hairline': colors.colorOutline,
    '--display': fontStack(types.displayFontFamily),
    '--display-weight': types.displayFontBoldWeight,
    '--narrative': fontStack(types.narrativeFontFamily),
  };
}
