/** A picture as it is stored, and the point of it that has to show. */
export type FocusedPicture = {
  key: string;
  width: number;
  height: number;
  focalPoint: { x: number; y: number };
};

/**
 * Pictures whose focal point nobody sees: it is cut off by the part that was made, by their box or by
 * what clips it, or something that paints stands on it. Buttons and marks are small enough to look past.
 */
export function findLostFocus(pictures: FocusedPicture[]): { seen: number; lost: string[] } {
  type Point = { x: number; y: number };
  const partOf = ({ width, height }: FocusedPicture, address: string) => {
    const [cutWidth = width, cutHeight = height, x = 0, y = 0] = (
      new URL(address).searchParams.get('crop')?.split(',') ?? []
    ).map(Number);
    return { width: cutWidth, height: cutHeight, x, y };
  };
  /** Where a point of a cut picture lies on the page, as `object-fit: cover` places it. */
  const placeOf = (image: HTMLImageElement, picture: FocusedPicture): Point => {
    const part = partOf(picture, image.currentSrc);
    const { left, top, width, height } = image.getBoundingClientRect();
    const { objectFit, objectPosition } = getComputedStyle(image);
    const scale = Math.max(width / part.width, height / part.height);
    const [sizeX, sizeY] =
      objectFit === 'cover' ? [part.width * scale, part.height * scale] : [width, height];
    const [shareX = 0.5, shareY = 0.5] = objectPosition
      .split(' ')
      .map((share) => Number.parseFloat(share) / 100);
    const { focalPoint: point } = picture;
    return {
      x:
        left + (width - sizeX) * shareX + (sizeX * (point.x * picture.width - part.x)) / part.width,
      y:
        top +
        (height - sizeY) * shareY +
        (sizeY * (point.y * picture.height - part.y)) / part.height,
    };
  };
  const holds = (element: Element, { x, y }: Point) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const isRound = getComputedStyle(element).borderTopLeftRadius === '50%';
    const away = Math.hypot((x - left) / width - 0.5, (y - top) / height - 0.5);
    return isRound
      ? away <= 0.5
      : x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;
  };
  /** What clips a picture; a box that scrolls hides nothing for good. */
  const boxesOf = (element: Element | null): Element[] => {
    if (!element || element === document.body) return [];
    const { overflowX, overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowX)) return [];
    const above = boxesOf(element.parentElement);
    return /hidden|clip/.test(overflowX + overflowY) ? [element, ...above] : above;
  };
  const paints = (element: Element) => {
    const { backgroundColor, backgroundImage, opacity, visibility } = getComputedStyle(element);
    if (opacity === '0' || visibility === 'hidden') return false;
    const isFilled = !/^transparent$|[,/] ?0\)$/.test(backgroundColor);
    return isFilled || backgroundImage !== 'none' || /^(H[1-6]|P|STRONG)$/.test(element.tagName);
  };
  const small = 'button,.lock,.slider-controls,.slider-controls *';
  /** What stands on a picture at its focal point. */
  const coverOf = (image: HTMLImageElement, picture: FocusedPicture) => {
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = placeOf(image, picture);
    // A side of what scrolls is not on the screen, and is shown when it is scrolled.
    const stack = document.elementsFromPoint(x, y);
    const above = stack.slice(0, Math.max(stack.indexOf(image), 0));
    return above.find((each) => !each.contains(image) && !each.matches(small) && paints(each));
  };
  const shown = [...document.images].flatMap((image) => {
    const picture = pictures.find(({ key }) => image.currentSrc.includes(`/media/${key}`));
    const isShown = image.checkVisibility() && image.getBoundingClientRect().width > 1;
    return picture && isShown ? [{ image, picture }] : [];
  });
  const lost = shown.filter(({ image, picture }) => {
    const place = placeOf(image, picture);
    const isCut = ![image, ...boxesOf(image.parentElement)].every((box) => holds(box, place));
    return isCut || coverOf(image, picture) !== undefined;
  });
  window.scrollTo({ top: 0, behavior: 'instant' });
  return { seen: shown.length, lost: lost.map(({ image }) => image.outerHTML.slice(0, 160)) };
}
