import { attributeOf, type Element, rawText } from '../../html/document.ts';
import type { ReadGroup } from '../../read-recipe.ts';
import { stepsOf } from '../free-text.ts';
import { richOf } from '../marked-text.ts';
import { exact, recipeOfParts } from '../recipe-of-parts.ts';
import { addToLast, lineOf } from '../../recipe-lines.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { childOf, childrenOf, elementsNamed, shownElement, textIn } from '../../xml/xml-tree.ts';

export function recipeMlRecipe(element: Element, { language }: SourceFile): Found {
  const head = childOf(element, 'head') ?? element;
  const portions = childOf(head, 'yield');
  const source = childOf(head, 'source');
  const list = childOf(element, 'ingredients');
  const times = childrenOf(head, 'preptime');
  const timeOf = (kind: RegExp): string => {
    const found = times.find((each) => kind.test(attributeOf(each, 'type')));
    const time = found && childOf(found, 'time');
    return time ? lineOf(quantityIn(time), textIn(time, 'timeunit')) : '';
  };
  const recipe = recipeOfParts(
    {
      title: textIn(head, 'title'),
      description: richOf(textIn(element, 'description')),
      author: source
        ? elementsNamed(source, 'srcitem')
            .map((each) => rawText(each).trim())
            .join(', ') || rawText(source)
        : '',
      servings: portions
        ? lineOf(quantityIn(portions), textIn(portions, 'unit')) || rawText(portions)
        : '',
      prep: timeOf(/^(?:prep.*)?$/i),
      cook: timeOf(/^(?:cook|bak)/i),
      total: timeOf(/^total/i),
      terms: { categories: elementsNamed(head, 'cat').map((each) => rawText(each)) },
      ingredients: exact(list ? ingredientGroups(list) : []),
      steps: exact(stepsOf([{ title: null, items: stepTexts(element) }])),
      notes: richOf(
        elementsNamed(element, 'note')
          .map((each) => rawText(each).trim())
          .join('\n'),
      ),
    },
    language,
  );
  return { recipe, shown: shownElement(element) };
}

function stepTexts(element: Element): string[] {
  const directions = childOf(element, 'directions');
  if (!directions) return [];
  const steps = elementsNamed(directions, 'step').map((each) => rawText(each).trim());
  return (steps.length > 0 ? steps : [rawText(directions).trim()]).filter((text) => text !== '');
}

/** What stands behind a division is in none. */
function ingredientGroups(list: Element): ReadGroup<string>[] {
  const groups: ReadGroup<string>[] = [];
  for (const child of childrenOf(list)) {
    if (child.name === 'ing-div') {
      groups.push({
        title: textIn(child, 'title') || null,
        items: childrenOf(child, 'ing').map(ingredientLine),
      });
    } else if (child.name === 'ing') {
      if (groups.at(-1)?.title) groups.push({ title: null, items: [] });
      addToLast(groups, ingredientLine(child));
    }
  }
  return groups;
}

function ingredientLine(row: Element): string {
  const amount = childOf(row, 'amt');
  const line = lineOf(
    amount ? quantityIn(amount) : '',
    amount ? textIn(amount, 'unit') : '',
    textIn(row, 'item'),
  );
  const preparation = textIn(row, 'prep');
  const instead = childrenOf(row, 'alt-ing').map((each) => ingredientLine(each));
  return [preparation === '' ? line : `${line}, ${preparation}`, ...instead].join(' or ');
}

/** `qty`, which may hold a range from `q1` to `q2`. */
function quantityIn(parent: Element): string {
  const range = childOf(parent, 'range') ?? childOf(childOf(parent, 'qty') ?? parent, 'range');
  return range
    ? [textIn(range, 'q1'), textIn(range, 'q2')].filter(Boolean).join('-')
    : textIn(parent, 'qty');
}
