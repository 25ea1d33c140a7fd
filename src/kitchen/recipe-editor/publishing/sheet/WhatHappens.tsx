import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { publishingMessages } from '#contract/kitchen/publishing/publishing-messages.ts';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import { recipeListMessages } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import type { PublicationPlan } from '#contract/recipe/publication-plan.ts';
import { missingParts } from '#domain/recipe/index/missing-parts.ts';
import { privacySettings } from '#domain/recipe/recipe.ts';
import { failureOf } from '#stores/failure.ts';
import { type Remote, valueOf } from '#stores/remote.ts';
import { $knownImages } from '../../../media/pictures/known-images.ts';
import { useDraft, useRecipeDraft } from '../../draft/use-draft.ts';
import { useField } from '../../fields/use-field.ts';
import { loadPlan } from '../plan.ts';
import { AddressWords } from './AddressWords.tsx';
import { Changes } from './Changes.tsx';
import { TryAgain } from '../../../shell/frame/TryAgain.tsx';

const { readers, nobodyPays } = publishingMessages;
const { sheet: texts } = publishSheetMessages;

/** In plain words what becomes of the recipe: its address, its readers, where it shows, what changes. */
export function WhatHappens({ plan: remote }: { plan: Remote<PublicationPlan> }) {
  const draft = useRecipeDraft();
  const { id } = useStore(draft.$stored);
  const plan = valueOf(remote);
  return (
    <>
      {plan && <Address plan={plan} />}
      <Readers sellsSubscriptions={plan?.sellsSubscriptions ?? true} />
      {plan && <Places plan={plan} />}
      {!plan && (
        <p className="kitchen-meta" aria-live="polite">
          {remote.status === 'rejected'
            ? `${texts.unknown} ${failureOf(remote.error).message}`
            : texts.looking}{' '}
          {remote.status === 'rejected' && (
            <TryAgain isLink onAgain={() => loadPlan(id)}>
              {texts.tryAgain}
            </TryAgain>
          )}
        </p>
      )}
      {plan?.published && <Changes published={plan.published.content} />}
      <Missing />
    </>
  );
}

function Address({ plan }: { plan: PublicationPlan }) {
  const { url, published } = plan;
  const isMoved = published !== null && published.url !== url;
  return (
    <div className="publish-row">
      <h3>{texts.address}</h3>
      <div>
        <p className="publish-url">
          <AddressWords address={withoutScheme(url)} />
        </p>
        <p className="kitchen-meta">
          {published ? !isMoved && texts.isUpdate : texts.isNew}
          {isMoved && texts.moves(withoutScheme(published.url))}
        </p>
      </div>
    </div>
  );
}

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '');

function Readers({ sellsSubscriptions }: { sellsSubscriptions: boolean }) {
  const { value, isReadOnly, set } = useField('privacySetting');
  const name = useId();
  return (
    <fieldset className="publish-row" disabled={isReadOnly}>
      <legend>{readers.label}</legend>
      <div>
        <div className="publish-choices">
          {privacySettings.map((each) => (
            <label key={each}>
              <input type="radio" name={name} checked={value === each} onChange={() => set(each)} />
              {readers[each]}
            </label>
          ))}
        </div>
        {value !== 'public' && !sellsSubscriptions && <p className="kitchen-meta">{nobodyPays}</p>}
      </div>
    </fieldset>
  );
}

const placeNames = ['home', 'recipes', 'feed'] as const;

function Places({ plan: { pages, shownOn } }: { plan: PublicationPlan }) {
  const places = placeNames.filter((name) => shownOn[name]).map((name) => texts.places[name]);
  const collections = shownOn.collections.map(({ title }) => `“${title}”`);
  return (
    <div className="publish-row">
      <h3>{texts.shown}</h3>
      <div>
        <p>{list.format([texts.onlyItself, ...places, ...collections])}</p>
        <p className="kitchen-meta">{texts.pages(pages)}</p>
      </div>
    </div>
  );
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** One quiet line; nothing of it keeps anybody from publishing. */
function Missing() {
  const { referencedImages } = useStore(useRecipeDraft().$stored);
  const recipe = useDraft((whole) => whole);
  const known = useStore($knownImages);
  const described = new Set(referencedImages.filter(({ alt }) => alt !== '').map(({ id }) => id));
  const isDescribed = (id: string) =>
    known[id] === undefined ? described.has(id) : known[id].image.alt !== '';
  const missing = missingParts(recipe, isDescribed);
  if (missing.length === 0) return null;
  return (
    <div className="publish-row">
      <h3>{texts.missing}</h3>
      <p>
        {missing.map((part) => recipeListMessages.parts[part]).join(', ')}{' '}
        <span className="kitchen-meta">{texts.missingNote}</span>
      </p>
    </div>
  );
}
