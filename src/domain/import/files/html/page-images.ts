import { attributeOf, type Document, type Element } from '../../html/document.ts';
import { isOrnament, pictureAddress } from '../../pictures/picture-element.ts';
import { isUnseen, visibleLines } from '../../html/visible-text.ts';
import { pictureBeside } from '../picture-beside.ts';
import type { NoteText } from '../notes/note-text.ts';
import type { Surroundings } from '../source-file.ts';

/** What a page shows around its article, and pictures that are no photos. */
const aside = new Set(['nav', 'header', 'footer', 'aside', 'form']);
const drawn = /logo|avatar|gravatar|icon|emoji|sprite|pixel|badge|button|advert/i;

/** The lines of a page with the pictures among them that lie beside it in its file. */
export function pageImages(
  page: Document,
  around: Surroundings,
): Pick<NoteText, 'lines' | 'pictures'> {
  const pictures: NoteText['pictures'] = [];
  const isLeftOut = (element: Element) => isUnseen(element) || aside.has(element.name);
  const lines = visibleLines(page, isLeftOut, (element, line) => {
    const path = element.name === 'img' ? pathOf(element) : '';
    if (path === '' || !pictureBeside(around, path)) return;
    pictures.push({ path, alt: attributeOf(element, 'alt'), line: Math.max(0, line) });
  });
  return { lines, pictures };
}

function pathOf(image: Element): string {
  const path = pictureAddress(image);
  const said = ['class', 'alt', 'id'].map((name) => attributeOf(image, name));
  const isDrawn = [path.slice(path.lastIndexOf('/') + 1), ...said].some((each) => drawn.test(each));
  return isDrawn || isOrnament(image) ? '' : path;
}
