import { useState } from 'react';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import type { SitePages } from '#domain/kitchen/site-pages/site-pages.ts';
import { parseLinkLabel } from '#domain/site/links.ts';
import type { PressItem, SiteEvent } from '#domain/site/site.ts';
import type { PageDraft } from './page-draft.ts';
import { usePage, usePageField } from './page-draft.ts';
import { Line } from '../fields/Line.tsx';
import { DateField, Words } from './DateAndWords.tsx';
import { HeadingField, PictureField, Section } from './PageFields.tsx';
import type { RowActs, Rows } from './row-acts.ts';
import { Address, LinkFields } from './LinkFields.tsx';
import { RowList, type ToldOfRow } from './RowList.tsx';

const { add, empty, fields: texts } = sitePagesMessages;

type ListName = 'links' | 'events' | 'pressItems' | 'productLinks';
type RowOf<Name extends ListName> = SitePages[Name][number];

/** The rows of a field of the page. */
export function rowsOf<Name extends ListName>(
  draft: PageDraft,
  name: Name,
  row: Pick<Rows<RowOf<Name>>, 'titleOf' | 'blank'>,
): Rows<RowOf<Name>> {
  return {
    ...row,
    $issues: draft.$issues,
    rowsNow: () => draft.$content.get()[name],
    write: (rows, place, typed) =>
      draft.change({
        field: place,
        update: (content) => ({ ...content, [name]: rows }),
        ...(typed !== undefined && { typed }),
      }),
  };
}

export const blankLink = () => ({ id: crypto.randomUUID(), label: null, href: null });
export const titleOfLink = ({ label }: { label: string | null }) =>
  parseLinkLabel(label ?? '').title;

export function LinksFields() {
  const { draft } = usePage();
  const { value: rows, isReadOnly } = usePageField('links');
  const [kept] = useState(() => rowsOf(draft, 'links', { titleOf: titleOfLink, blank: blankLink }));
  return (
    <>
      <HeadingField
        name="linkPageHeading"
        label={texts.linkPageHeading}
        placeholder={texts.linkPageHeadingHint}
      />
      <Section label={texts.links} place="links">
        <RowList name="links" {...{ rows, kept, isReadOnly }} add={add.links} empty={empty.links}>
          {(row, acts, { issueOf }) => <LinkFields {...{ row, acts, isReadOnly, issueOf }} />}
        </RowList>
      </Section>
    </>
  );
}

const orNull = (text: string) => (text === '' ? null : text);

export function EventsFields() {
  const { draft } = usePage();
  const { value: rows, isReadOnly } = usePageField('events');
  const [kept] = useState(() =>
    rowsOf(draft, 'events', {
      titleOf: ({ title }) => title,
      blank: () => ({
        id: crypto.randomUUID(),
        title: '',
        imageId: null,
        date: '',
        location: null,
        description: null,
        href: null,
      }),
    }),
  );
  return (
    <Section label={texts.events} place="events">
      <RowList name="events" {...{ rows, kept, isReadOnly }} add={add.events} empty={empty.events}>
        {(row, acts, told) => <EventFields {...{ row, acts, isReadOnly }} {...told} />}
      </RowList>
    </Section>
  );
}

type RowProps<Row extends { id: string }> = ToldOfRow & {
  row: Row;
  acts: RowActs<Row>;
  isReadOnly: boolean;
};

function EventFields({ row, acts, isReadOnly, nth, issueOf }: RowProps<SiteEvent>) {
  const { id } = row;
  const patch = (change: Partial<SiteEvent>, typed?: string) => acts.patch(id, change, typed);
  return (
    <div className="site-event">
      <Line
        label={texts.title}
        place={`${id}.title`}
        issue={issueOf('title')}
        hasRoom
        value={row.title}
        isReadOnly={isReadOnly}
        onType={(title, typed) => patch({ title }, typed)}
      />
      <DateField
        value={row.date}
        place={`${id}.date`}
        issue={issueOf('date')}
        isReadOnly={isReadOnly}
        onChange={(date) => patch({ date })}
      />
      <Line
        label={texts.place}
        place={`${id}.location`}
        value={row.location ?? ''}
        isReadOnly={isReadOnly}
        onType={(text, typed) => patch({ location: orNull(text) }, typed)}
      />
      <Address
        place={`${id}.href`}
        issue={issueOf('href')}
        value={row.href ?? ''}
        isReadOnly={isReadOnly}
        onType={(text, typed) => patch({ href: orNull(text) }, typed)}
      />
      <Words
        value={row.description ?? ''}
        place={`${id}.description`}
        isReadOnly={isReadOnly}
        onType={(text) => patch({ description: orNull(text) })}
      />
      <PictureField
        label={texts.pictureOf(nth, acts.titleOf(id))}
        place={`${id}.imageId`}
        picture={row.imageId === null ? null : { id: row.imageId }}
        isCompact
        onChange={(picture) => patch({ imageId: picture?.id ?? null })}
      />
    </div>
  );
}

export function PressFields() {
  const { draft } = usePage();
  const { value: rows, isReadOnly } = usePageField('pressItems');
  const [kept] = useState(() =>
    rowsOf(draft, 'pressItems', {
      titleOf: ({ title }) => title,
      blank: () => ({ id: crypto.randomUUID(), title: '', url: '', description: null, date: null }),
    }),
  );
  return (
    <Section label={texts.press} place="pressItems">
      <RowList
        name="pressItems"
        {...{ rows, kept, isReadOnly }}
        add={add.press}
        empty={empty.press}
      >
        {(row, acts, told) => <PressItemFields {...{ row, acts, isReadOnly }} {...told} />}
      </RowList>
    </Section>
  );
}

function PressItemFields({ row, acts, isReadOnly, issueOf }: RowProps<PressItem>) {
  const { id } = row;
  const patch = (change: Partial<PressItem>, typed?: string) => acts.patch(id, change, typed);
  return (
    <div className="site-event">
      <Line
        label={texts.title}
        place={`${id}.title`}
        issue={issueOf('title')}
        hasRoom
        value={row.title}
        isReadOnly={isReadOnly}
        onType={(title, typed) => patch({ title }, typed)}
      />
      <DateField
        value={row.date ?? ''}
        place={`${id}.date`}
        issue={issueOf('date')}
        isReadOnly={isReadOnly}
        onChange={(date) => patch({ date: orNull(date) })}
      />
      <Address
        place={`${id}.url`}
        issue={issueOf('url')}
        value={row.url}
        isReadOnly={isReadOnly}
        onType={(url, typed) => patch({ url }, typed)}
      />
      <Words
        value={row.description ?? ''}
        place={`${id}.description`}
        isReadOnly={isReadOnly}
        onType={(text) => patch({ description: orNull(text) })}
      />
    </div>
  );
}
