import { useStore } from '@nanostores/react';
import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import { type LookField, lookFields, type SiteLook } from '#domain/kitchen/look/site-look.ts';
import { looks } from '#domain/look/looks.ts';
import { fontFamily } from '#domain/look/fonts.ts';
import { colorThemes, typeThemes } from '#domain/look/themes.ts';
import { usePictureNames } from '../drafts/picture-names.ts';
import { FieldsConflict } from '../site-parts/FieldsConflict.tsx';
import type { StoredPart } from '../site-parts/site-part-kind.ts';
import { useLook } from './look-draft.ts';

const { conflict: texts, style } = lookMessages;

/** What two devices made of one look. */
export function LookConflict({ base, theirs }: { base: SiteLook; theirs: StoredPart<SiteLook> }) {
  const { draft } = useLook();
  const { referencedImages } = useStore(draft.$stored);
  const picture = usePictureNames([...theirs.view.referencedImages, ...referencedImages]);
  return (
    <FieldsConflict
      {...{ draft, base, theirs }}
      fields={lookFields}
      labelOf={(name) => texts.fields[name]}
      told={(content, name) => toldField({ content, picture }, name)}
    />
  );
}

type Told = { content: SiteLook; picture: (id: string) => string };

function toldField({ content, picture }: Told, name: LookField): string {
  switch (name) {
    case 'look':
      return looks[content.look].title;
    case 'themeStyle':
      return style.styles[content.themeStyle];
    case 'headerLayout':
      return style.layouts[content.headerLayout];
    case 'cssOverrides':
    case 'themeAccentColor':
      return content[name] ?? texts.none;
    case 'typeTheme':
      return content.typeTheme === null
        ? texts.ofLook
        : [content.typeTheme.displayFontFamily, content.typeTheme.narrativeFontFamily]
            .map((key) => fontFamily(key).label)
            .join(', ');
    case 'colorTheme':
      return content.colorTheme === null
        ? texts.ofLook
        : Object.values(content.colorTheme).join(' ');
    case 'colorThemeId':
      return titleIn(colorThemes, content[name]);
    case 'typeThemeId':
      return titleIn(typeThemes, content[name]);
    default:
      return content[name] === null ? texts.none : picture(content[name]);
  }
}

const titleIn = (themes: readonly { id: string; title: string }[], id: string | null): string =>
  themes.find((each) => each.id === id)?.title ?? (id === null ? texts.ofLook : texts.another);
