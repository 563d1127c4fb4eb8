/** Whom an attack goes to: the front of the line, or the character that Precision has picked out. */
export type Lane = 'line' | 'precise';

/** Who is at the front in each state of the target. */
export interface Front {
  readonly mark: Int16Array; // place among the marks; -1 = nobody is left
  readonly left: Int16Array; // wounds of that model
  readonly stride: Int16Array; // a wound lost leads so many states on
}

/**
 * The target as a line of wounds. Who was wounded takes the next attack too, so how many wounds are lost says who has
 * lost them: a state is the wounds lost along the line, times those of the character who can be picked out of it.
 */
export interface Line {
  readonly states: number; // losing wounds always leads to a later one; the last = nobody is left
  readonly wounds: number; // of all models
  readonly fronts: Readonly<Record<Lane, Front>>;
  readonly lost: Int16Array; // wounds, by state
  readonly slain: Int16Array; // models, by state
}

export interface Picked {
  readonly mark: number; // the place of the character among the marks
  readonly guards: number; // so many marks, the first, are bodyguards
}

export function lineOf(wounds: readonly number[], picked?: Picked): Line {
  const place = picked ? picked.mark : -1;
  const own = picked ? (wounds[place] as number) : 0;
  const all = wounds.reduce((sum, left) => sum + left, 0);
  const width = all - own + 1;
  const states = width * (own + 1);
  const fronts = { line: frontOf(states), precise: frontOf(states) };
  const [lost, slain] = [new Int16Array(states), new Int16Array(states)];
  const set = (front: Front, state: number, mark: number, left: number, stride: number): void => {
    front.mark[state] = mark;
    front.left[state] = left;
    front.stride[state] = stride;
  };
  for (let state = 0; state < states; state++) {
    const [along, hurt] = [state % width, Math.floor(state / width)];
    let [mark, before, dead] = [0, 0, hurt === own && picked ? 1 : 0]; // the first of the others who stands
    for (; mark < wounds.length; mark++) {
      if (mark === place) continue;
      const left = wounds[mark] as number;
      if (before + left > along) break;
      before += left;
      dead++;
    }
    lost[state] = along + hurt;
    slain[state] = dead;
    const other = mark < wounds.length;
    const fresh = along === before; // nobody but the character is wounded
    const turn = !other || mark > place || (hurt > 0 && fresh && mark >= (picked?.guards ?? 0));
    if (hurt < own) set(fronts.precise, state, place, own - hurt, width);
    if (hurt < own && turn) set(fronts.line, state, place, own - hurt, width);
    else if (other) set(fronts.line, state, mark, (wounds[mark] as number) - (along - before), 1);
    if (hurt >= own && other) set(fronts.precise, state, mark, (wounds[mark] as number) - (along - before), 1);
  }
  return { states, wounds: all, fronts, lost, slain };
}

const frontOf = (states: number): Front => ({
  mark: new Int16Array(states).fill(-1),
  left: new Int16Array(states),
  stride: new Int16Array(states),
});
