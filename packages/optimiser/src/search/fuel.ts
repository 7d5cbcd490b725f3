/** Work that may be done before the next pause; a unit is about one step along the track. */
export interface Fuel {
  left: number;
  spent: number;
}

/** Something that is done bit by bit and pauses whenever the fuel is short; the pauses change nothing else. */
export type Job<T = void> = Generator<undefined, T, undefined>;

/** Waits until the fuel is enough, and uses it. */
export function* spend(fuel: Fuel, units: number): Job {
  while (fuel.left < units) yield;
  fuel.left -= units;
  fuel.spent += units;
}

/** Lets something go on for a portion of work, and says whether it has come to its end. */
export function* drive(fuel: Fuel, portion: number, go: (fuel: Fuel) => boolean): Job<boolean> {
  for (let left = portion; left > 0; ) {
    while (fuel.left < 1) yield;
    const some: Fuel = { left: Math.min(left, fuel.left), spent: 0 };
    const isDone = go(some);
    fuel.left -= some.spent;
    fuel.spent += some.spent;
    left -= some.spent;
    if (isDone) return true;
  }
  return false;
}
