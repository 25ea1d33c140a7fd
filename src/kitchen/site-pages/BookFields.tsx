import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import type { BookPage, SiteLink } from '#domain/site/site.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { Button } from '#ui/Button.tsx';
import { RichTextField } from '../rich-text/RichTextField.tsx';
import type { TextChange } from '../rich-text/text-changes.ts';
import { tellOfDraft } from '../drafts/draft-notices.ts';
import { blankLink, titleOfLink } from './ListPages.tsx';
import { type PageDraft, usePage, usePageField } from './page-draft.ts';
import { Line } from '../fields/Line.tsx';
import { PictureField, Section } from './PageFields.tsx';
import type { Rows } from './row-acts.ts';
import { LinkFields } from './LinkFields.tsx';
import { RowList } from './RowList.tsx';

const { add, book: texts, empty, fields } = sitePagesMessages;

const blankBook: BookPage = {
  title: '',
  subtitle: null,
  description: null,
  imageId: null,
  links: [],
};

export function BookFields() {
  const { value: book, isReadOnly, set } = usePageField('book');
  if (book !== null) return <Book book={book} />;
  return (
    <div className="list-message">
      <h2>{texts.blank}</h2>
      <p>{texts.blankText}</p>
      <Button disabled={isReadOnly} onClick={() => set(blankBook)}>
        {texts.begin}
      </Button>
    </div>
  );
}

const shopsOf = ({ $content, $issues, change }: PageDraft): Rows<SiteLink> => ({
  $issues,
  rowsNow: () => $content.get().book?.links ?? [],
  titleOf: titleOfLink,
  blank: blankLink,
  write: (links, place, typed) =>
    change({
      field: place,
      update: (content) => ({ ...content, book: content.book && { ...content.book, links } }),
      ...(typed !== undefined && { typed }),
    }),
});

function Book({ book }: { book: BookPage }) {
  const { draft } = usePage();
  const { isReadOnly, set } = usePageField('book');
  const [shops] = useState(() => shopsOf(draft));
  const patch = (change: Partial<BookPage>, place: string, typed?: string) =>
    set({ ...book, ...change }, { place: `book.${place}`, typed });
  const describe = (text: RichText, { typed }: TextChange) => {
    const description = toPlainText(text).trim() === '' ? null : text;
    patch({ description }, 'description', typed ?? undefined);
  };
  const remove = () => {
    set(null);
    tellOfDraft(texts.removed, () => set(book));
  };
  return (
    <>
      <BookTitles {...{ book, isReadOnly, patch }} />
      <Section label={fields.cover} place="book.cover">
        <PictureField
          label={fields.cover}
          place="book.imageId"
          picture={book.imageId === null ? null : { id: book.imageId }}
          onChange={(picture) => patch({ imageId: picture?.id ?? null }, 'imageId')}
        />
      </Section>
      <Section label={fields.bookText} place="book.description">
        <RichTextField value={book.description} label={fields.bookText} onChange={describe} />
      </Section>
      <Section label={fields.shops} place="book.links">
        <RowList
          name="shops"
          {...{ rows: book.links, kept: shops, isReadOnly }}
          add={add.shops}
          empty={empty.shops}
        >
          {(row, acts, { issueOf }) => <LinkFields {...{ row, acts, isReadOnly, issueOf }} />}
        </RowList>
      </Section>
      {!isReadOnly && (
        <button type="button" className="kitchen-link site-remove" onClick={remove}>
          {texts.remove}
        </button>
      )}
    </>
  );
}

type TitlesProps = {
  book: BookPage;
  isReadOnly: boolean;
  patch: (change: Partial<BookPage>, place: string, typed?: string) => void;
};

function BookTitles({ book, isReadOnly, patch }: TitlesProps) {
  const issue = useStore(usePage().draft.$issues)['book.title'];
  return (
    <div className="editor-columns">
      <Line
        label={fields.bookTitle}
        place="book.title"
        value={book.title}
        issue={issue}
        isReadOnly={isReadOnly}
        onType={(title, typed) => patch({ title }, 'title', typed)}
      />
      <Line
        label={fields.subtitle}
        place="book.subtitle"
        value={book.subtitle ?? ''}
        isReadOnly={isReadOnly}
        onType={(text, typed) => patch({ subtitle: text === '' ? null : text }, 'subtitle', typed)}
      />
    </div>
  );
}
