type Props = {
  /** What was said; null says nothing. */
  failure: { message: string; detail?: string | null } | null;
};

/** The red box of a form; it stands in the page from the start, so that what it says is heard. */
export function Failure({ failure }: Props) {
  return (
    <div className="failure" role="alert">
      {failure && <p>{failure.message}</p>}
      {failure?.detail && <p>{failure.detail}</p>}
    </div>
  );
}
