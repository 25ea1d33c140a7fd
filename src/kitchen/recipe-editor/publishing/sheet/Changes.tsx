import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { changeMessages } from '#contract/kitchen/recipe/change-messages.ts';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import { unitsInLanguage } from '#domain/ingredients/own-units/said-units.ts';
import { type ChangeLine, changeLines } from '#domain/kitchen/publishing/change-lines.ts';
import { lineOf } from '#domain/kitchen/ingredient-rows/line-of.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { MarkedWords } from '../../../history/MarkedWords.tsx';
import { useDraft } from '../../draft/use-draft.ts';
import { $siteGlobals } from '../../site-globals.ts';

const { sheet: texts } = publishSheetMessages;
const linesMax = 8;

/** What readers will find different. */
export function Changes({ published }: { published: RecipeContent }) {
  const recipe = useDraft((whole) => whole);
  const globals = useStore($siteGlobals);
  const lines = useMemo(() => {
    const language = recipe.language ?? globals?.language ?? 'en';
    const pantry = globals
      ? { ...globals, units: unitsInLanguage(globals, language), language }
      : { units: [], ingredients: [], language };
    const told = changeLines(
      published,
      recipe,
      (usage) => usage.writtenAs ?? lineOf(usage, pantry),
    );
    // The address is told above.
    return told.filter(({ of }) => of !== 'slug');
  }, [published, recipe, globals]);
  const left = lines.length - linesMax;
  return (
    <div className="publish-row">
      <h3>{texts.changes}</h3>
      {lines.length === 0 ? (
        <p className="kitchen-meta">{texts.noChanges}</p>
      ) : (
        <ul className="publish-changes">
          {lines.slice(0, linesMax).map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no identity of their own and no state
            <li key={index}>
              <Line line={line} />
            </li>
          ))}
          {left > 0 && <li className="kitchen-meta">{texts.moreChanges(left)}</li>}
        </ul>
      )}
    </div>
  );
}

function Line({ line }: { line: ChangeLine }) {
  const name = changeMessages.nameOf(line.of);
  switch (line.kind) {
    case 'added':
    case 'removed':
      return (
        <>
          {changeMessages[line.kind](name)}{' '}
          {line.kind === 'added' ? <ins>{line.text}</ins> : <del>{line.text}</del>}
        </>
      );
    case 'moved':
      return changeMessages.moved(name, line.count);
    case 'reworded':
      return (
        <>
          {name}: <MarkedWords words={line.parts} />
        </>
      );
    case 'replaced':
      return (
        <>
          {name}: {line.before !== null && <del>{changeMessages.value(line.of, line.before)}</del>}{' '}
          {line.after !== null && <ins>{changeMessages.value(line.of, line.after)}</ins>}
        </>
      );
    default:
      return changeMessages.changed(name);
  }
}
