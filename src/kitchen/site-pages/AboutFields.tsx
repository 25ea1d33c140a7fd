import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { FormattedField, HeadingField, PictureField, Section } from './PageFields.tsx';
import { usePage, usePageField } from './page-draft.ts';

const { fields: texts } = sitePagesMessages;

export function AboutFields() {
  return (
    <>
      <HeadingField
        name="aboutHeading"
        label={texts.aboutHeading}
        placeholder={texts.aboutHeadingHint}
      />
      <FormattedField name="about" label={texts.about} placeholder={texts.aboutPlaceholder} />
      <Featured />
      <FormattedField
        name="aboutShort"
        label={texts.aboutShort}
        placeholder={texts.aboutShortPlaceholder}
      />
      <Beside />
    </>
  );
}

function Featured() {
  const { draft } = usePage();
  const { value: id } = usePageField('featuredImageId');
  const { value: crop } = usePageField('featuredImageCrop');
  return (
    <Section label={texts.picture} place="featuredImage">
      <PictureField
        label={texts.picture}
        place="featuredImageId"
        hint={texts.pictureHint}
        picture={id === null ? null : { id, ...(crop && { crop }) }}
        onChange={(picture, group) =>
          draft.change({
            field: 'featuredImageId',
            update: (content) => ({
              ...content,
              featuredImageId: picture?.id ?? null,
              featuredImageCrop: picture?.crop ?? null,
            }),
            ...(group !== undefined && { group }),
          })
        }
      />
    </Section>
  );
}

function Beside() {
  const { value: isHidden, isReadOnly, set } = usePageField('hideSidebarBio');
  return (
    <CheckboxField
      label={texts.hideSidebarBio}
      data-field="hideSidebarBio"
      isChecked={!isHidden}
      disabled={isReadOnly}
      onCheck={(isShown) => set(!isShown)}
    />
  );
}
