import type { CSSProperties } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { deriveSchemes } from '#domain/look/color-scheme.ts';
import { contrastRatio, isReadable } from '#domain/look/colors.ts';
import { colorThemes } from '#domain/look/themes.ts';

type Props = { color: string; onChoose: (hex: string) => void };

const { create } = accountMessages;

/** Each is readable on the background of a new site. */
export const accentColors = [
  { hex: '#8c2f1b', name: 'Paprika' },
  { hex: '#a3480f', name: 'Marmalade' },
  { hex: '#7a5c00', name: 'Mustard' },
  { hex: '#4a6318', name: 'Artichoke' },
  { hex: '#0f6b52', name: 'Bottle' },
  { hex: '#0f5a83', name: 'Mussel' },
  { hex: '#4b3f8f', name: 'Fig' },
  { hex: '#8a1f55', name: 'Beetroot' },
] as const;

export function ColorField({ color, onChoose }: Props) {
  const isPreset = accentColors.some(({ hex }) => hex === color);
  return (
    <fieldset className="color-field">
      <legend>{create.color}</legend>
      <p className="field-hint">{create.colorHint}</p>
      <div className="swatches">
        {accentColors.map(({ hex, name }) => (
          <label key={hex} className="swatch">
            <input
              type="radio"
              name="accentColor"
              value={hex}
              checked={hex === color}
              onChange={() => onChoose(hex)}
            />
            <span className="swatch-color" style={{ background: hex }} />
            <span>{name}</span>
          </label>
        ))}
        <label className="swatch" data-chosen={isPreset ? undefined : ''}>
          <input type="color" value={color} onChange={({ target }) => onChoose(target.value)} />
          <span>{create.colorCustom}</span>
        </label>
      </div>
      <Preview color={color} />
    </fieldset>
  );
}

/** The colour on the background of a new site, with its contrast. */
function Preview({ color }: { color: string }) {
  const [paper] = colorThemes;
  const light = paper && deriveSchemes({ ...paper, colorAccent: color })?.light;
  if (!light) return null;
  const ratio = Math.floor(contrastRatio(color, light.colorBackground) * 10) / 10;
  const isGood = isReadable(color, [light.colorBackground, light.colorPanel]);
  const style: CSSProperties = { background: light.colorBackground, color: light.colorText };
  return (
    <>
      <div className="color-preview" style={style} aria-hidden="true">
        <span style={{ color: light.colorAccentText }}>{create.previewText}</span>
        <span
          className="color-button"
          style={{ background: light.colorAccent, color: light.colorOnAccent }}
        >
          {create.previewAction}
        </span>
      </div>
      <output className="field-status">
        {create.contrast(ratio.toFixed(1))} {isGood ? create.contrastGood : create.contrastPoor}
      </output>
    </>
  );
}
