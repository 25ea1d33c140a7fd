import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ParsedRecipe, RecipeParseAnswer } from '#contract/import/recipe-parse.ts';
import { recipeImportMessages as texts } from '#contract/kitchen/import/recipe-import-messages.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { Choices } from '../preview/Choices.tsx';
import { makeDraft, picturesOfParsed } from './make-draft.ts';
import { ParsedView } from './ParsedView.tsx';

type Props = { answer: RecipeParseAnswer; onBack: () => void };

/** What was understood beside where it was read, and one press, or one key, to make a draft of it. */
export function Review({ answer: { recipes, source }, onBack }: Props) {
  const [chosen, choose] = useState(0);
  const [isMaking, setIsMaking] = useState(false);
  const [takesPictures, takePictures] = useState(false);
  const { half, show } = useHalves();
  const heading = useRef<HTMLHeadingElement>(null);
  const recipe = recipes[chosen] ?? recipes[0];
  const accept = useCallback(async () => {
    if (!recipe || isMaking) return;
    setIsMaking(true);
    await makeDraft(recipe, { source, takesPictures });
    setIsMaking(false);
  }, [recipe, source, takesPictures, isMaking]);
  useAcceptKey(accept);
  useEffect(() => heading.current?.focus(), []);
  if (!recipe) return null;
  const { ofDish, ofSteps } = picturesOfParsed(recipe);
  const pictureCount = ofDish.length + ofSteps.length;
  return (
    <div className="import-review" data-half={half}>
      <div className="import-halves">
        <Choices
          label={texts.halves}
          options={texts.half}
          values={halves}
          chosen={half}
          onChoose={show}
        />
      </div>
      <section className="import-understood" aria-labelledby="import-found">
        <h2 id="import-found" ref={heading} tabIndex={-1}>
          {texts.found}
        </h2>
        <p className="import-actions import-acts">
          <Button isPending={isMaking} aria-keyshortcuts="Enter" onClick={() => void accept()}>
            {texts.accept}
            <kbd aria-hidden>{texts.acceptKey}</kbd>
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {texts.back}
          </Button>
        </p>
        {pictureCount > 0 && (
          <CheckboxField
            label={texts.pictures(pictureCount)}
            isChecked={takesPictures}
            onCheck={takePictures}
          />
        )}
        {recipes.length > 1 && <Choice recipes={recipes} chosen={chosen} onChoose={choose} />}
        <ParsedView recipe={recipe} />
      </section>
      <Source {...source} />
    </div>
  );
}

const halves = ['found', 'source'] as const;
type Half = (typeof halves)[number];

/** Which half stands on a narrow screen; each is found again where it was left. */
function useHalves() {
  const [half, setHalf] = useState<Half>('found');
  const left = useRef<Partial<Record<Half, number>>>({});
  useLayoutEffect(() => {
    const top = left.current[half];
    // How far the page is scrolled is the browser's.
    if (top !== undefined) globalThis.scrollTo({ top });
  }, [half]);
  const show = (next: Half) => {
    left.current = { [next]: 0, ...left.current, [half]: globalThis.scrollY };
    setHalf(next);
  };
  return { half, show };
}

const Source = ({ address, text }: RecipeParseAnswer['source']) => (
  <section className="import-source-text" aria-labelledby="import-source">
    <h2 id="import-source">{texts.source}</h2>
    {address !== null && (
      <p className="kitchen-meta">
        <a href={address} rel="noreferrer" target="_blank">
          {address}
        </a>
      </p>
    )}
    {/* The text scrolls by itself, so that keys have to reach it. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <pre className="import-text" tabIndex={0} dir="auto">
      {text.trim()}
    </pre>
  </section>
);

type ChoiceProps = {
  recipes: readonly ParsedRecipe[];
  chosen: number;
  onChoose: (at: number) => void;
};

function Choice({ recipes, chosen, onChoose }: ChoiceProps) {
  return (
    <label className="import-choice">
      {texts.several(recipes.length)}
      <select
        aria-label={texts.which}
        value={chosen}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {recipes.map((recipe, at) => (
          <option key={recipe.title?.value ?? at} value={at}>
            {recipe.title?.value ?? texts.untitled}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What Enter is for where the focus is on it. */
const ownsEnter = 'a, button, input, select, textarea, summary, dialog';

function useAcceptKey(accept: () => Promise<void>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A key that is held since the reading was asked for accepts nothing.
      if (event.key !== 'Enter' || event.repeat || event.isComposing) return;
      const isOwned = event.target instanceof Element && event.target.closest(ownsEnter) !== null;
      if (event.ctrlKey || event.metaKey || !isOwned) void accept();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [accept]);
}
