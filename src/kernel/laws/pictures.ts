import type { Drawing, Game } from '../game.ts';
import type { Watcher } from '../ids.ts';
import type { Kinds } from '../kinds.ts';
import { COLOURS, type Picture, type Shape } from '../picture.ts';
import { changes, hiddenLeaves } from './audience.ts';
import { lawAt, type Place } from './law.ts';
import { boundsOf } from './picture-bounds.ts';
import { bytes, frozen, put, reloaded } from './plain.ts';
import { some } from './refusing.ts';
import { beliefsAt, imagined } from './track.ts';

const SHAPES = 6_000; // most shapes in a picture
const LETTERS = 1_000_000; // most characters in a picture as JSON
const LONGEST = 10_000; // greatest width and height, in units
const OUTSIDE = 2; // units by which a shape may extend beyond the edge

export const picturesFit = lawAt('pictures-fit', 'every picture is within its bounds and of limited size', (place) => {
  const drawing = drawingOf(place);
  if (!drawing || typeof drawing === 'string') return drawing;
  const { track, n, state } = place;
  const { game } = track.match;
  const wanted = [...track.watchers.map((watcher) => [watcher, 'en'] as const), ['archive', 'es'] as const];
  for (const [watcher, language] of wanted) {
    const belief = beliefsAt(track, n).get(watcher);
    const fault = faultIn(drawing.picture(frozen(game.view(state, watcher)), language, belief));
    if (fault) return `the picture for ${watcher} at ${n} ${fault}`;
  }
  return undefined;
});

/** The first thing wrong with a picture. */
export function faultIn({ width, height, shapes, notes }: Picture): string | undefined {
  if (!(width > 0 && height > 0 && width <= LONGEST && height <= LONGEST)) return `is ${width} by ${height}`;
  const text = JSON.stringify([shapes, notes]);
  if (text.length > LETTERS) return `has ${text.length} characters; at most ${LETTERS} are allowed`;
  const broken = text.search(/[:[,]null|NaN|Infinity|undefined/); // JSON has null for a number that is not finite
  if (broken >= 0) return `has a number that is not finite: ${text.slice(Math.max(0, broken - 80), broken + 20)}`;
  const all = [...everyShape(shapes)];
  if (all.length > SHAPES) return `has ${all.length} shapes; at most ${SHAPES} are allowed`;
  const strange = all
    .flatMap((shape) => coloursOf(shape))
    .find((name) => !(COLOURS as readonly string[]).includes(name));
  if (strange !== undefined) return `uses the colour ${strange}, which does not exist`;
  const out = shapes.find((shape) => !isInside(shape, width, height));
  return out ? `is ${width} by ${height}, but this is outside: ${JSON.stringify(out).slice(0, 300)}` : undefined;
}

function* everyShape(shapes: readonly Shape[]): Generator<Shape> {
  for (const shape of shapes) {
    yield shape;
    if (shape.kind === 'group') yield* everyShape(shape.shapes);
  }
}

const coloursOf = (shape: Shape): string[] =>
  Object.entries(shape).flatMap(([key, value]) =>
    key === 'fill' || key === 'stroke' || key === 'halo' ? [String(value)] : [],
  );

function isInside(shape: Shape, width: number, height: number): boolean {
  const { left, top, right, bottom } = boundsOf([shape]);
  return !(left < -OUTSIDE || top < -OUTSIDE || right > width + OUTSIDE || bottom > height + OUTSIDE);
}

const LEAVES = 8; // hidden leaves changed per position

export const picturesHide = lawAt(
  'pictures-hide',
  'pictures of states that differ only in what is hidden from a watcher are identical',
  (place) => {
    const drawing = drawingOf(place);
    if (!drawing || typeof drawing === 'string') return drawing;
    const { track, n, state, random } = place;
    const { game } = track.match;
    const pictures = new Map(track.watchers.map((watcher) => [watcher, pictureFor(drawing, game, state, watcher)]));
    for (const watcher of track.watchers) {
      const again = bytes(drawing.picture(reloaded(game.view(state, watcher)), 'en'));
      if (again !== pictures.get(watcher)) return `${watcher} gets another picture from a reloaded view at ${n}`;
    }
    for (const seat of game.seats(track.match.rules))
      if (pictureFor(drawing, game, imagined(track, n, seat, random.next()), seat) !== pictures.get(seat))
        return `${seat} gets another picture of a state that it cannot tell apart at ${n}`;
    for (const { at, value, seen, blind } of some(hiddenLeaves(place), LEAVES, random))
      for (const change of some(changes(place, at, value), 1, random)) {
        const other = put(state, at, change);
        for (const watcher of blind)
          if (!seen.felt?.(state, at)[watcher]?.length && differs(drawing, game, other, watcher, pictures.get(watcher)))
            return `${watcher} may not see ${at.join('.')}, yet its picture shows a change of it`;
      }
    return undefined;
  },
);

const pictureFor = (drawing: Drawing, game: Game, state: Kinds['state'], watcher: Watcher): string =>
  bytes(drawing.picture(game.view(state, watcher), 'en'));

/** If a view or picture throws for a changed state, that is not a finding. */
function differs(
  drawing: Drawing,
  game: Game,
  state: Kinds['state'],
  watcher: Watcher,
  before: string | undefined,
): boolean {
  try {
    return pictureFor(drawing, game, state, watcher) !== before;
  } catch {
    return false;
  }
}

/** The drawing passed to the laws, which are synchronous and cannot load it themselves. */
function drawingOf({ track }: Place): Drawing | string | undefined {
  const { game, drawing } = track.subject;
  if (game.drawing && !drawing) return 'the game has a drawing, but the laws were not given it';
  return drawing;
}
