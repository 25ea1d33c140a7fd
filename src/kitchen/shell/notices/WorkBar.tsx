/** How far work is that nothing is picked for any more; who listens is told by the screen. */
export const WorkBar = ({ progress }: { progress: string }) => (
  <p className="work-bar" aria-hidden>
    {progress}
  </p>
);
