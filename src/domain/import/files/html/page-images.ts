import { attributeOf, type Document, type Element, isTag, isText } from '../../html/document.ts';
import { isOrnament, pictureAddress } from '../../pictures/picture-element.ts';
import { collapsed, isOwnLine, isUnseen } from '../../html/visible-text.ts';
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
  const lines: string[] = [];
  const pictures: NoteText['pictures'] = [];
  let open = '';
  const end = () => {
    if (collapsed(open) !== '') lines.push(collapsed(open));
    open = '';
  };
  const pending = page.children.toReversed().map((node) => ({ node, isLeaving: false }));
  for (let visit = pending.pop(); visit; visit = pending.pop()) {
    const { node, isLeaving } = visit;
    if (isText(node)) open += node.data;
    if (!isTag(node) || isUnseen(node) || aside.has(node.name)) continue;
    const path = node.name === 'img' ? pathOf(node) : '';
    if (!isLeaving && path !== '' && pictureBeside(around, path)) {
      const line = collapsed(open) === '' ? Math.max(0, lines.length - 1) : lines.length;
      pictures.push({ path, alt: attributeOf(node, 'alt'), line });
    }
    if (isOwnLine(node)) end();
    if (isLeaving) continue;
    pending.push({ node, isLeaving: true });
    for (const child of node.children.toReversed()) pending.push({ node: child, isLeaving: false });
  }
  end();
  return { lines, pictures };
}

function pathOf(image: Element): string {
  const path = pictureAddress(image);
  const said = ['class', 'alt', 'id'].map((name) => attributeOf(image, name));
  const isDrawn = [path.slice(path.lastIndexOf('/') + 1), ...said].some((each) => drawn.test(each));
  return isDrawn || isOrnament(image) ? '' : path;
}
