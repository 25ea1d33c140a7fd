import { useStore } from '@nanostores/react';
import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import { withIcon, withLogo, wornColors } from '#domain/kitchen/look/dressing.ts';
import type { ImageId } from '#domain/ids.ts';
import { imageUrl } from '#domain/media/picture-address.ts';
import { useComputed } from '#stores/use-value.ts';
import { $knownImages, type KitchenImage } from '../media/pictures/known-images.ts';
import { OnePicture } from '../media/pictures/OnePicture.tsx';
import { DrawnIcon } from './DrawnIcon.tsx';
import { useLook, useLookChange, useLookData, useLookValue } from './look-draft.ts';
import { useVanishingLogo } from './use-vanishing-logo.ts';

const { marks: texts } = lookMessages;

const sizes = [16, 32, 180, 512] as const;

/** The logo, and the icon that is made from it, as large as each is seen. */
export function MarksSection() {
  const { draft } = useLook();
  const { referencedImages } = useStore(draft.$stored);
  const known = useComputed($knownImages);
  const logoId = useLookValue((content) => content.logoId);
  const iconId = useLookValue((content) => content.faviconId ?? content.iconId);
  const { choose, isReadOnly } = useLookChange();
  const imageOf = (id: ImageId | null): KitchenImage | null =>
    (id && (known[id]?.image ?? referencedImages.find((each) => each.id === id))) || null;
  const vanishes = useVanishingLogo(imageOf(logoId));
  const pictureOf = (id: ImageId | null) => (id === null ? null : { id });
  const shared = { images: referencedImages, isReadOnly, isCompact: true };
  return (
    <section className="look-section" aria-labelledby="look-marks">
      <h2 id="look-marks">{texts.heading}</h2>
      <div className="look-mark">
        <h3>{texts.logo}</h3>
        <p className="kitchen-meta">{texts.logoHint}</p>
        <OnePicture
          {...shared}
          label={texts.logo}
          place="logoId"
          isWhole
          picture={pictureOf(logoId)}
          onChange={(picture) =>
            choose({ field: 'logoId', update: (content) => withLogo(content, picture?.id ?? null) })
          }
        />
        {vanishes !== null && <output className="look-mend">{texts.vanishes[vanishes]}</output>}
      </div>
      <div className="look-mark">
        <h3>{texts.icon}</h3>
        <p className="kitchen-meta">
          {iconId !== null && iconId === logoId ? texts.iconOfLogo : texts.iconHint}
        </p>
        <OnePicture
          {...shared}
          label={texts.icon}
          place="iconId"
          picture={pictureOf(iconId)}
          onChange={(picture) =>
            choose({ field: 'iconId', update: (content) => withIcon(content, picture?.id ?? null) })
          }
        />
        <Icons image={imageOf(iconId)} />
      </div>
    </section>
  );
}

/** Pixel by pixel as they are seen; the largest is made smaller where there is no room for it. */
function Icons({ image }: { image: KitchenImage | null }) {
  const colors = useLookData(wornColors);
  return (
    <ul className="look-icons" aria-label={texts.sizes}>
      {sizes.map((size) => (
        <li key={size}>
          {image === null ? (
            <DrawnIcon {...{ colors, size }} />
          ) : (
            <img
              src={imageUrl(image, { width: size, height: size })}
              alt=""
              width={size}
              height={size}
              loading="lazy"
            />
          )}
          <span>
            {texts.places[size]}
            <span>{texts.pixels(size)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
