import { lookMessages } from '#contract/kitchen/site/look-messages.ts';
import { type LookField, lookFields, type SiteLook } from '#domain/kitchen/look/site-look.ts';
import { looks } from '#domain/look/looks.ts';
import { fontFamily } from '#domain/look/fonts.ts';
import { FieldsConflict } from '../site-parts/FieldsConflict.tsx';
import type { StoredPart } from '../site-parts/site-part-kind.ts';
import { useLook } from './look-draft.ts';

const { conflict: texts, style } = lookMessages;

/** What two devices made of one look. */
export function LookConflict({ base, theirs }: { base: SiteLook; theirs: StoredPart<SiteLook> }) {
  const { draft } = useLook();
  return (
    <FieldsConflict
      {...{ draft, base, theirs }}
      fields={lookFields}
      labelOf={(name) => texts.fields[name]}
      told={toldField}
    />
  );
}

function toldField(content: SiteLook, name: LookField): string {
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
    case 'typeThemeId':
      return content[name] === null ? texts.ofLook : texts.another;
    default:
      return content[name] === null ? texts.none : texts.another;
  }
}
