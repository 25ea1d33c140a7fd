type Props = {
  title: string;
  foot?: string | undefined;
  layout: string;
  initial: string | undefined;
  firstWord: string;
  letters: number;
  longestWord: number;
};

/** As `TitlePlate.astro` renders it: what stands where a dish has no picture. */
export function TitleCover({
  title,
  foot,
  layout,
  initial,
  firstWord,
  letters,
  longestWord,
}: Props) {
  return (
    <span
      className="card-type"
      aria-hidden="true"
      dir="auto"
      data-cover={layout}
      data-initial={initial}
      data-word={firstWord}
      style={{ '--letters': letters, '--longest': longestWord }}
    >
      <span className="cover-title">{title}</span>
      <span className="cover-foot">{foot}</span>
    </span>
  );
}
