import { attributeOf, type Document, type Element, isTag, isText } from '../../html/document.ts';
import { collapsed, isOwnLine, isUnseen } from '../../html/visible-text.ts';
import { pictureBeside } from '../picture-beside.ts';
import type { NoteText } from '../notes/note-text.ts';
import type { Surroundings } from '../source-file.ts';

/** What a page shows around its article, and pictures that are no photos. */
const aside = new Set(['nav', 'header', 'footer', 'aside', 'form']);
const drawn = /logo|avatar|gravatar|icon|emoji|sprite|pixel|badge|button|advert/i;
const smallest = 80;

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
    if (path !== '' && pictureBeside(around, path)) {
      const line = collapsed(open) === '' ? Math.max(0, lines.length - 1) : lines.length;
      pictures.push({ path, alt: attributeOf(node, 'alt'), line });
    }
    if (isOwnLine(node)) end();
    if (isLeaving) continue;
    pending.push({ node, isLeaving: true });
    for (const child of node.children.toReversed()) pending.push({ node: child, isLeaving: false });
  }
  end();
  return { lines, pictures: onceEach(pictures) };
}

/** An element is looked at once more where it ends. */
const onceEach = (pictures: NoteText['pictures']): NoteText['pictures'] =>
  [...new Map(pictures.toReversed().map((each) => [each.path, each])).values()].toReversed();

function pathOf(image: Element): string {
  const path = attributeOf(image, 'src') || attributeOf(image, 'data-src');
  const said = ['src', 'class', 'alt', 'id'].map((name) => attributeOf(image, name)).join(' ');
  const isSmall = ['width', 'height'].some((name) => {
    const size = Number(attributeOf(image, name) || smallest);
    return size < smallest;
  });
  return isSmall ||
    path.startsWith('data:') ||
    drawn.test(said.replaceAll(/(?<![^/\s])[^/\s]{0,300}\//g, ''))
    ? ''
    : path;
}
