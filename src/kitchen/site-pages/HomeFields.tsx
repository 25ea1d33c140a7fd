import { useState } from 'react';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import type { ProductLink } from '#domain/site/site.ts';
import { featuredMax } from '#domain/site/site.ts';
import { editRichText } from '#domain/text/edit-rich-text.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { ChosenRecipes } from '../chosen-recipes/ChosenRecipes.tsx';
import type { ChosenIds } from '../chosen-recipes/recipe-acts.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { rowsOf } from './ListPages.tsx';
import { type PageDraft, usePage, usePageField } from './page-draft.ts';
import { Line } from '../fields/Line.tsx';
import { PictureField, Section } from './PageFields.tsx';
import type { RowActs } from './row-acts.ts';
import { Address } from './LinkFields.tsx';
import { RowList, type ToldOfRow } from './RowList.tsx';

const { add, empty, fields: texts, rows: rowTexts } = sitePagesMessages;

export function HomeFields({ site }: { site: OwnSite }) {
  return (
    <>
      <Featured site={site} />
      <Products />
    </>
  );
}

const chosenOf = ({ $content, change }: PageDraft): ChosenIds => ({
  idsNow: () => $content.get().featuredRecipeIds,
  write: (featuredRecipeIds) =>
    change({
      field: 'featuredRecipeIds',
      update: (content) => ({ ...content, featuredRecipeIds }),
    }),
});

function Featured({ site }: { site: OwnSite }) {
  const { draft } = usePage();
  const { value: ids, isReadOnly } = usePageField('featuredRecipeIds');
  const [chosen] = useState(() => chosenOf(draft));
  return (
    <Section label={texts.featured} place="featuredRecipeIds">
      <p className="kitchen-meta">{texts.featuredHint}</p>
      <ChosenRecipes
        {...{ ids, chosen, isReadOnly, siteSlug: site.slug }}
        noRoom={() => rowTexts.full(featuredMax)}
        renderHead={() => null}
      />
    </Section>
  );
}

const nothingWritten: RichText = { type: 'document', children: [] };

function Products() {
  const { draft } = usePage();
  const { value: rows, isReadOnly } = usePageField('productLinks');
  const [kept] = useState(() =>
    rowsOf(draft, 'productLinks', {
      titleOf: ({ productTitle }) => toPlainText(productTitle),
      blank: () => ({
        id: crypto.randomUUID(),
        productTitle: nothingWritten,
        productImageId: null,
        href: '',
      }),
    }),
  );
  return (
    <Section label={texts.products} place="productLinks">
      {rows.length > 0 && <p className="kitchen-meta">{texts.productsHint}</p>}
      <RowList
        name="productLinks"
        {...{ rows, kept, isReadOnly }}
        add={add.products}
        empty={`${empty.products} ${texts.productsHint}`}
      >
        {(row, acts, told) => <ProductFields {...{ row, acts, isReadOnly }} {...told} />}
      </RowList>
    </Section>
  );
}

type ProductProps = ToldOfRow & {
  row: ProductLink;
  acts: RowActs<ProductLink>;
  isReadOnly: boolean;
};

function ProductFields({ row, acts, isReadOnly, nth, issueOf }: ProductProps) {
  const { id, productTitle, productImageId } = row;
  const titled = (text: string) => editRichText(productTitle, text) ?? nothingWritten;
  return (
    <div className="site-event">
      <Line
        label={texts.product}
        place={`${id}.productTitle`}
        issue={issueOf('productTitle')}
        hasRoom
        value={toPlainText(productTitle)}
        isReadOnly={isReadOnly}
        keptAs={(text) => toPlainText(titled(text))}
        onType={(text, typed) => acts.patch(id, { productTitle: titled(text) }, typed)}
      />
      <Address
        place={`${id}.href`}
        issue={issueOf('href')}
        value={row.href}
        isReadOnly={isReadOnly}
        onType={(href, typed) => acts.patch(id, { href }, typed)}
      />
      <PictureField
        label={texts.pictureOf(nth, acts.titleOf(id))}
        place={`${id}.productImageId`}
        picture={productImageId === null ? null : { id: productImageId }}
        isCompact
        onChange={(picture) => acts.patch(id, { productImageId: picture?.id ?? null })}
      />
    </div>
  );
}
