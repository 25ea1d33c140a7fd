import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import { nameOf } from '#domain/kitchen/ingredient-rows/row-name.ts';
import { contradictionOf } from '#domain/kitchen/terms/diet-conflicts.ts';
import { keywordsIn } from '#domain/kitchen/terms/keywords.ts';
import { shownTerms, termsPerKind, withoutTerm } from '#domain/kitchen/terms/site-terms.ts';
import { type TermOption, termOptions } from '#domain/kitchen/terms/term-options.ts';
import type { RecipeContent, TermKind } from '#domain/recipe/recipe.ts';
import { termFieldOf } from '#domain/recipe/recipe-terms.ts';
import { ChipsField } from '../chips/ChipsField.tsx';
import { useDraftAtRest, useRecipeDraft } from '../draft/use-draft.ts';
import { useField } from '../fields/use-field.ts';
import type { SiteGlobals } from '../site-globals.ts';
import { TermChip } from './TermChip.tsx';
import { useNewTerms } from './use-new-terms.ts';

const { terms: texts } = dishMessages;
const mostOffered = 8;
const titleMaxLength = 255;
const newPrefix = 'new ';

type Props = { kind: TermKind; site: SiteGlobals };

/** The terms of one kind that a recipe has. */
export function TermField({ kind, site }: Props) {
  const draft = useRecipeDraft();
  const field = termFieldOf[kind];
  const { value, issue, isReadOnly } = useField(field);
  const { awaited, add, retry, forget } = useNewTerms({ draft, kind, site });
  const shown = shownTerms(value, site);
  const failed = awaited.filter(({ hasFailed }) => hasFailed).map(({ title }) => title);
  // What is on its way needs nothing to be done.
  const told = awaited.length > 0 && failed.length === 0 ? undefined : issue;
  const chips = [
    ...shown.map(({ id, term }) => ({ id, label: term?.title ?? texts.gone, term })),
    ...awaited.map(({ title }) => ({ id: `${newPrefix}${title}`, label: title, term: null })),
  ];
  return (
    <>
      <ChipsField
        label={texts.kinds[kind]}
        field={field}
        chips={chips}
        renderChip={({ label, term }) =>
          term && !isReadOnly ? (
            <TermChip term={term} site={site} />
          ) : (
            <NewTerm
              title={label}
              hasFailed={failed.includes(label)}
              onRetry={() => retry(label)}
            />
          )
        }
        placeholder={texts.placeholders[kind]}
        most={titleMaxLength}
        optionsFor={(typed) => {
          const recipe = draft.$recipe.get();
          const ingredients = kind === 'diet' ? ingredientsOf(recipe, site) : [];
          return termOptions({ kind, typed, recipe, ingredients, site, limit: mostOffered }).map(
            (option) => ({ ...option, ...detailOf(kind, option) }),
          );
        }}
        onChoose={({ id, label }) => add([label], id === 'new' ? null : id)}
        onWords={(words) => add(keywordsIn(words), null)}
        onRemove={({ id, label }) => {
          if (id.startsWith(newPrefix)) forget(label);
          else draft.change({ field, update: (each) => withoutTerm(each, { kind, id }, site) });
        }}
        isReadOnly={isReadOnly}
        issue={told ?? (value.length >= termsPerKind ? texts.full : undefined)}
      />
      {kind === 'diet' && shown.length > 0 && <Doubts shown={shown} site={site} />}
    </>
  );
}

type NewTermProps = { title: string; hasFailed: boolean; onRetry: () => void };

/** A term that is not there yet, or not there any more. */
function NewTerm({ title, hasFailed, onRetry }: NewTermProps) {
  return (
    <span className="chip-new">
      {title}
      {hasFailed && (
        <button type="button" className="kitchen-link" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </span>
  );
}

function detailOf(kind: TermKind, { id, alias }: TermOption) {
  if (id === 'new') return { detail: texts.isNew(kind) };
  return alias === null ? {} : { detail: texts.alias(alias) };
}

function ingredientsOf(recipe: RecipeContent, { units, ingredients, language }: SiteGlobals) {
  const pantry = { units, ingredients, language: recipe.language ?? language };
  return recipe.ingredientUsageGroups.flatMap((group) =>
    group.ingredientUsages.map((row) => nameOf(row, pantry)),
  );
}

type Doubt = { shown: ReturnType<typeof shownTerms>; site: SiteGlobals };

/** What was chosen although something in the recipe speaks against it. */
function Doubts({ shown, site }: Doubt) {
  const recipe = useDraftAtRest((each) => each);
  const ingredients = ingredientsOf(recipe, site);
  const language = recipe.language ?? site.language;
  const doubts = shown.flatMap(({ term }) => {
    const held = term && contradictionOf(term.title, ingredients, language);
    return term && held ? [texts.holds(term.title, held)] : [];
  });
  return doubts.length === 0 ? null : <p className="chips-doubt">{doubts.join(' ')}</p>;
}
