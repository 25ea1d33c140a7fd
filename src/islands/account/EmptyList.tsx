type Props = { texts: { empty: string; emptyHint: string } };

export function EmptyList({ texts }: Props) {
  return (
    <div className="account-empty">
      <p className="lede">{texts.empty}</p>
      <p>{texts.emptyHint}</p>
    </div>
  );
}
