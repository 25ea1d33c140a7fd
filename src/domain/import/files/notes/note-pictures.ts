import { isHttpAddress } from '../../../text/safe-href.ts';
import type { ReadGroup, ReadRecipe, ReadStep, UnreadPart } from '../../read-recipe.ts';
import type { FilePicture, FileRecipe } from '../file-recipe.ts';
import { withoutEnding } from '../../archive/entry-names.ts';
import { pictureBeside } from '../picture-beside.ts';
import type { Found, SourceFile } from '../source-file.ts';
import type { PictureMark } from './note-marks.ts';
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
export function notePictures(recipe: ReadRecipe, { file, note, ofFields }: Note): WithPictures {
  const lines = recipe.ingredientGroups.value.flatMap(({ items }) => items);
  const places = stepPlaces(note.lines, recipe.stepGroups.value, lines);
  const marks = [
    ...ofFields.map((path) => ({ path, alt: '', place: null })),
    ...note.pictures.map(({ line, ...mark }) => ({ ...mark, place: places[line] ?? null })),
  ];
  const found = placedPictures(recipe, marks, (path) => pictureBeside(file.around, path));
  const beside =
    found.pictures.length === 0 ? file.around.withStem(withoutEnding(file.name)) : null;
  return beside ? { ...found, pictures: [beside] } : found;
}

/** A picture that a text names, and the step in which it does. */
export type PlacedMark = PictureMark & { place: Place | null };

type WithPictures = Required<Pick<Found, 'recipe' | 'pictures' | 'stepPictures'>> &
  Pick<Found, 'linked'>;

/** What marks name: pictures that lie in the file, addresses on the web, and what is not there. */
export function placedPictures(
  recipe: ReadRecipe,
  marks: readonly PlacedMark[],
  find: (path: string) => FilePicture | null,
): WithPictures {
  const all: Pictures = { ofDish: [], linked: [], ofSteps: [], webSteps: [], unread: [] };
  for (const mark of marks) take(all, mark, find(mark.path));
  const stepGroups = withAddresses(recipe.stepGroups.value, all.webSteps);
  return {
    recipe: {
      ...recipe,
      stepGroups: { ...recipe.stepGroups, value: stepGroups },
      unread: [...recipe.unread, ...all.unread],
    },
    pictures: [...new Set(all.ofDish)],
    linked: all.linked,
    stepPictures: all.ofSteps,
  };
}

function take(all: Pictures, { path, alt, place }: PlacedMark, picture: FilePicture | null): void {
  if (picture && place) all.ofSteps.push({ ...place, picture });
  else if (picture) all.ofDish.push(picture);
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
