import { iconGround, plateRings } from '#domain/look/share-picture.ts';
import { deriveSchemes } from '#domain/look/color-scheme.ts';
import type { ColorTheme } from '#domain/look/theme-options.ts';

/** The plate that stands for a site without an icon, as the publisher draws it. */
export function DrawnIcon({ colors, size }: { colors: ColorTheme; size: number }) {
  const light = deriveSchemes(colors)?.light;
  if (!light) return null;
  const middle = iconGround / 2;
  return (
    <svg width={size} height={size} viewBox={`0 0 ${iconGround} ${iconGround}`} aria-hidden>
      <rect width={iconGround} height={iconGround} fill={light.colorPanel} />
      {plateRings(light).map(({ radius, color }) => (
        <circle key={radius} cx={middle} cy={middle} r={radius} fill={color} />
      ))}
    </svg>
  );
}
