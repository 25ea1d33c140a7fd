import { isHttpAddress } from '../../../text/safe-href.ts';
import type { ReadGroup, ReadRecipe, ReadStep, UnreadPart } from '../../read-recipe.ts';
import type { FilePicture, FileRecipe } from '../file-recipe.ts';
import { withoutEnding } from '../../archive/entry-names.ts';
import { pictureBeside } from '../picture-beside.ts';
import type { Found, SourceFile } from '../source-file.ts';
import type { NoteText } from './note-text.ts';
import { type Place, stepPlaces } from './step-places.ts';

type Pictures = {
  ofDish: FilePicture[];
  linked: { address: string; alt: string }[];
  ofSteps: FileRecipe['stepPictures'];
  webSteps: (Place & { address: string })[];
  unread: UnreadPart[];
};

type Note = {
  file: SourceFile;
  note: Pick<NoteText, 'lines' | 'pictures'>;
  ofFields: readonly string[];
};

/** A picture among the steps is that of the step in which it stands, or of the one above it; the others are of the dish. */
export function notePictures(
  recipe: ReadRecipe,
  { file, note, ofFields }: Note,
): Pick<Found, 'recipe' | 'pictures' | 'linked' | 'stepPictures'> {
  const lines = recipe.ingredientGroups.value.flatMap(({ items }) => items);
  const places = stepPlaces(note.lines, recipe.stepGroups.value, lines);
  const all: Pictures = { ofDish: [], linked: [], ofSteps: [], webSteps: [], unread: [] };
  for (const path of ofFields) take(all, file, { path, alt: '', place: null });
  for (const { path, alt, line } of note.pictures) {
    take(all, file, { path, alt, place: places[line] ?? null });
  }
  const beside = all.ofDish.length === 0 ? file.around.withStem(withoutEnding(file.name)) : null;
  const stepGroups = withAddresses(recipe.stepGroups.value, all.webSteps);
  return {
    recipe: {
      ...recipe,
      stepGroups: { ...recipe.stepGroups, value: stepGroups },
      unread: [...recipe.unread, ...all.unread],
    },
    pictures: beside ? [beside] : all.ofDish,
    linked: all.linked,
    stepPictures: all.ofSteps,
  };
}

function take(
  all: Pictures,
  { around }: SourceFile,
  { path, alt, place }: { path: string; alt: string; place: Place | null },
): void {
  const picture = pictureBeside(around, path);
  if (picture && place) all.ofSteps.push({ ...place, picture });
  else if (picture && !all.ofDish.includes(picture)) all.ofDish.push(picture);
  else if (picture) return;
  else if (!isHttpAddress(path))
    all.unread.push({ field: 'picture', text: `${path} ${alt}`.trim() });
  else if (place) all.webSteps.push({ ...place, address: path });
  else all.linked.push({ address: path, alt });
}

const withAddresses = (
  groups: readonly ReadGroup<ReadStep>[],
  addresses: Pictures['webSteps'],
): ReadGroup<ReadStep>[] =>
  groups.map(({ title, items }, group) => ({
    title,
    items: items.map((each, step) => {
      const own = addresses.filter((one) => one.group === group && one.step === step);
      return { ...each, pictures: [...each.pictures, ...own.map(({ address }) => address)] };
    }),
  }));
