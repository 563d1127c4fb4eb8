/** Where an attack goes: to the front of the line, or to a character picked out by Precision. */
export type Allocation = 'line' | 'precise';

/** The model at the front in each state of the target. */
export interface Front {
  readonly mark: Int16Array; // index into the marks; -1 if no model is left
  readonly left: Int16Array; // wounds of that model
  readonly stride: Int32Array; // how many states further one lost wound leads
}

/**
 * The target as a line of wounds. A wounded model takes the next attack too, so the number of wounds lost says which
 * models lost them. A state combines the wounds lost along the line with those of each character that can be picked.
 */
export interface Line {
  readonly states: number; // losing wounds always leads to a later state; in the last, no model is left
  readonly wounds: number; // of all models
  readonly heads: readonly number[]; // the marks that can be picked out, in picking order
  readonly fronts: Readonly<Record<Allocation, Front>>;
  readonly lost: Int16Array; // wounds, by state
  readonly slain: Int16Array; // models, by state
}

export interface Picked {
  readonly mark: number; // the mark of the character that is picked out
  readonly next?: readonly number[]; // the characters picked out after it, in order
  readonly guards: number; // how many of the first marks are bodyguards
}

export function lineOf(wounds: readonly number[], picked?: Picked): Line {
  if (!picked) return plainLine(wounds);
  const heads = [picked.mark, ...(picked.next ?? [])];
  const whole = (place: number): number => wounds[place] as number;
  const all = wounds.reduce((sum, left) => sum + left, 0);
  const width = heads.reduce((sum, place) => sum - whole(place), all) + 1;
  let states = width;
  const strides = heads.map((place) => {
    const stride = states;
    states *= whole(place) + 1;
    return stride;
  });
  const fronts = { line: frontOf(states), precise: frontOf(states) };
  const [lost, slain] = [new Int16Array(states), new Int16Array(states)];
  const others = wounds.flatMap((_, place) => (heads.includes(place) ? [] : [place]));
  for (let state = 0; state < states; state++) {
    const along = state % width;
    let [at, before] = [0, 0]; // the first of the others that is alive
    for (; at < others.length && before + whole(others[at] as number) <= along; at++)
      before += whole(others[at] as number);
    const other = others[at];
    const standing: Standing[] = [];
    if (other !== undefined) standing.push({ mark: other, left: whole(other) - (along - before), stride: 1 });
    let [gone, dead] = [along, at];
    heads.forEach((mark, i) => {
      const stride = strides[i] as number;
      const hurt = Math.floor(state / stride) % (whole(mark) + 1);
      gone += hurt;
      if (hurt === whole(mark)) dead++;
      else standing.push({ mark, left: whole(mark) - hurt, stride });
    });
    lost[state] = gone;
    slain[state] = dead;
    const isHead = ({ mark }: Standing): boolean => mark !== other;
    const line = firstOf(standing, (one) => isHead(one) && one.left < whole(one.mark), whole, picked.guards);
    set(fronts.line, state, line);
    set(fronts.precise, state, standing.find(isHead) ?? line);
  }
  return { states, wounds: all, heads, fronts, lost, slain };
}

/** A line in which no one can be picked out: both lanes lead to the same models. */
function plainLine(wounds: readonly number[]): Line {
  const all = wounds.reduce((sum, left) => sum + left, 0);
  const front = frontOf(all + 1);
  const [lost, slain] = [new Int16Array(all + 1), new Int16Array(all + 1)];
  let state = 0;
  wounds.forEach((whole, mark) => {
    for (let left = whole; left > 0; left--, state++) {
      front.mark[state] = mark;
      front.left[state] = left;
      front.stride[state] = 1;
      lost[state] = state;
      slain[state] = mark;
    }
  });
  lost[all] = all;
  slain[all] = wounds.length;
  return { states: all + 1, wounds: all, heads: [], fronts: { line: front, precise: front }, lost, slain };
}

interface Standing {
  readonly mark: number;
  readonly left: number;
  readonly stride: number;
}

/** The model that takes an attack if none is picked out: the first in line, or a wounded character before others. */
function firstOf(
  standing: readonly Standing[],
  isHurt: (one: Standing) => boolean,
  whole: (place: number) => number,
  guards: number,
): Standing | undefined {
  let first = standing[0];
  for (const one of standing) if (first && one.mark < first.mark) first = one;
  if (!first || first.mark < guards || first.left < whole(first.mark)) return first;
  let hurt: Standing | undefined;
  for (const one of standing) if (isHurt(one) && (!hurt || one.mark < hurt.mark)) hurt = one;
  return hurt ?? first;
}

function set(front: Front, state: number, one: Standing | undefined): void {
  if (!one) return;
  front.mark[state] = one.mark;
  front.left[state] = one.left;
  front.stride[state] = one.stride;
}

const frontOf = (states: number): Front => ({
  mark: new Int16Array(states).fill(-1),
  left: new Int16Array(states),
  stride: new Int32Array(states),
});

/** The front while this mark stays picked out: the mark, and after its death the front of the line. */
export function frontWith({ fronts: { line, precise }, states }: Line, mark: number): Front {
  const front = frontOf(states);
  for (let state = 0; state < states; state++) {
    const from = precise.mark[state] === mark ? precise : line;
    front.mark[state] = from.mark[state] as number;
    front.left[state] = from.left[state] as number;
    front.stride[state] = from.stride[state] as number;
  }
  return front;
}
