type InTurn = <Value>(run: () => Promise<Value>) => Promise<Value>;

/** Runs requests one after the other, so that an older answer never replaces a newer one. */
export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
}
