import type { ComponentProps, ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { SitePageField, SitePages } from '#domain/kitchen/site-pages/site-pages.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { FieldIssue } from '../fields/FieldIssue.tsx';
import { OnePicture } from '../media/pictures/OnePicture.tsx';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import type { TextChange } from '../rich-text/text-changes.ts';
import { Line } from '../fields/Line.tsx';
import { usePage, usePageField } from './page-draft.ts';

type Named<Value> = {
  [Name in SitePageField]: SitePages[Name] extends Value ? Name : never;
}[SitePageField];

export function Section({ label, place, children }: SectionProps) {
  return (
    <section className="editor-section" data-field={place}>
      <h2>{label}</h2>
      {children}
    </section>
  );
}
type SectionProps = { label: string; place: string; children: ReactNode };

type HeadingProps = {
  name: 'aboutHeading' | 'linkPageHeading';
  label: string;
  placeholder: string;
};

/** An empty one is absent, and the page has its own words. */
export function HeadingField({ name, label, placeholder }: HeadingProps) {
  const { value, issue, isReadOnly, set } = usePageField(name);
  return (
    <Line
      {...{ label, placeholder, issue, isReadOnly }}
      place={name}
      value={value ?? ''}
      onType={(text, typed) => set(text === '' ? null : text, { typed })}
    />
  );
}

type TextProps = {
  name: Named<RichText | null> & ('about' | 'aboutShort');
  label: string;
  placeholder: string;
};

export function FormattedField({ name, label, placeholder }: TextProps) {
  const { value, issue, set } = usePageField(name);
  const change = (text: RichText, { typed }: TextChange) =>
    set(toPlainText(text).trim() === '' ? null : text, { typed: typed ?? undefined });
  return (
    <Section label={label} place={name}>
      <RichTextField {...{ value, label, placeholder }} onChange={change} />
      <FieldIssue>{issue}</FieldIssue>
    </Section>
  );
}

type PictureProps = Omit<ComponentProps<typeof OnePicture>, 'images' | 'isReadOnly'>;

/** A picture of the page. */
export function PictureField(props: PictureProps) {
  const { draft } = usePage();
  const { referencedImages: images } = useStore(draft.$stored);
  const role = useStore(draft.$role);
  return <OnePicture {...props} images={images} isReadOnly={role !== 'writer'} />;
}
