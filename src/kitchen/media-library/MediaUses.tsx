import { mediaLibraryMessages } from '#contract/kitchen/media/media-library-messages.ts';
import type { MediaItem, MediaUseView } from '#contract/media/library.ts';
import { recipePath } from '#domain/kitchen/kitchen-paths.ts';
import { useComputed } from '#stores/use-value.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { $mediaUses, loadUses } from './uses.ts';

const texts = mediaLibraryMessages.details;

/** Everything that shows it; recipes lead to their editor. */
export function MediaUses({ item: { id } }: { item: MediaItem }) {
  const asked = useComputed($mediaUses);
  const uses = asked?.id === id ? asked.uses : null;
  return (
    <section className="media-uses" aria-live="polite" aria-busy={uses?.status === 'loading'}>
      <h3>{texts.uses}</h3>
      {uses?.status === 'failed' && (
        <p>
          {texts.usesFailed} {uses.reason}{' '}
          <button type="button" className="kitchen-link" onClick={() => void loadUses(id)}>
            {mediaLibraryMessages.tryAgain}
          </button>
        </p>
      )}
      {uses?.status === 'known' && uses.uses.length === 0 && <p>{texts.unused}</p>}
      {uses?.status === 'known' && uses.uses.length > 0 && (
        <ul>
          {uses.uses.map((use) => (
            <li key={keyOf(use)}>
              <Use use={use} />
            </li>
          ))}
          {uses.recipeCount > listed(uses.uses) && (
            <li>{texts.more(uses.recipeCount - listed(uses.uses))}</li>
          )}
        </ul>
      )}
    </section>
  );
}

function keyOf(use: MediaUseView): string {
  if ('id' in use) return `${use.in} ${use.id}`;
  return 'place' in use ? `${use.place} ${use.title}` : use.in;
}

const listed = (uses: readonly MediaUseView[]): number =>
  uses.filter((use) => use.in === 'recipe').length;

function Use({ use }: { use: MediaUseView }) {
  switch (use.in) {
    case 'recipe': {
      return (
        <>
          <a href={recipePath(siteSlugHere(), use.id)}>{use.title}</a>
          <small>{texts.state(use.state)}</small>
        </>
      );
    }
    case 'collection': {
      return <Named title={use.title} kind={texts.collection} />;
    }
    case 'equipment': {
      return <Named title={use.title} kind={texts.equipment} />;
    }
    case 'film': {
      return (
        <Named
          title={use.title === '' ? mediaLibraryMessages.unnamed : use.title}
          kind={texts.stillOf}
        />
      );
    }
    case 'site': {
      const kind = texts.site(use.place);
      return use.title ? <Named title={use.title} kind={kind} /> : <span>{kind}</span>;
    }
    case 'profile': {
      break;
    }
  }
  return <span>{texts.profile}</span>;
}

function Named({ title, kind }: { title: string; kind: string }) {
  return (
    <>
      <span>{title}</span>
      <small>{kind}</small>
    </>
  );
}
