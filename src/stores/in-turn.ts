type InTurn = <Value>(run: () => Promise<Value>) => Promise<Value>;

/** Runs one request after the other, so that answers never overtake each other. */
export function inTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const turn = last.then(run);
    last = turn.catch(() => undefined);
    return turn;
  };
}
