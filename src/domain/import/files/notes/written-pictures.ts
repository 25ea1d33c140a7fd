/** A picture that is written out in the text itself. */
const writtenOut = /data:image\/[\w+.-]{1,20};base64,[\w+/=-]+/g;
const shortName = /^written-out-(\d{1,6})\.png$/;

/**
 * A text in which pictures that are written out have short names, so that its lines are read as those
 * with paths are; `whole` gives back what a name stands for.
 */
export function withShortPictures(text: string): {
  text: string;
  whole: (path: string) => string;
} {
  const pictures: string[] = [];
  const short = text.replaceAll(writtenOut, (picture) => {
    pictures.push(picture);
    return `written-out-${pictures.length}.png`;
  });
  const whole = (path: string) => {
    const [, number] = shortName.exec(path) ?? [];
    return pictures[Number(number) - 1] ?? path;
  };
  return { text: short, whole };
}
