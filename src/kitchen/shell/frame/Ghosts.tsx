type Props = { kind: 'rows' | 'tiles' };

const places = [1, 2, 3, 4, 5, 6];

/** The outline of what will stand on a screen that is still empty. */
export function Ghosts({ kind }: Props) {
  return (
    <div className="ghosts" data-kind={kind} aria-hidden>
      {places.map((place) => (
        <i key={place} />
      ))}
    </div>
  );
}
