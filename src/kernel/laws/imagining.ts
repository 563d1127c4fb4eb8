import type { Kinds } from '../kinds.ts';
import { Random } from '../random.ts';
import { step } from '../step.ts';
import { lawAt } from './law.ts';
import { canonical, differences } from './plain.ts';
import { imagined, offers } from './track.ts';

export const imaginedView = lawAt('imagined-view', 'the view of an imagined state equals the view', (place) => {
  const { track, n, state, random } = place;
  const { game, rules } = track.match;
  for (const seat of game.seats(rules)) {
    const seed = random.next();
    const other = imagined(track, n, seat, seed);
    const before = game.view(state, seat);
    const paths = differences(before, game.view(other, seat));
    if (paths.length > 0)
      return `in the state that ${seat} imagines its view differs at ${paths.map((path) => path.join('.')).join(', ')}`;
    if (canonical(imagined(track, n, seat, seed)) !== canonical(other))
      return `${seat} imagines different states from the same seed`;
  }
  return undefined;
});

export const imaginedOptions = lawAt(
  'imagined-options',
  'a seat is awaited and has the same options in the states it imagines',
  (place) => {
    const { track, n, state, random } = place;
    const { game, rules } = track.match;
    for (const seat of game.seats(rules)) {
      for (let i = 0; i < (track.thorough ? 6 : 2); i++) {
        const other = imagined(track, n, seat, random.next());
        const own = (of: Kinds['state']): string => canonical(game.awaiting(of).filter((one) => one.seat === seat));
        if (own(other) !== own(state))
          return `${seat} is awaited as ${own(state)}, but as ${own(other)} in the state it imagines`;
        const here = canonical(offers(game, state, seat));
        const there = canonical(offers(game, other, seat));
        if (here !== there) return `${seat} has the options ${here}, but ${there} if only hidden values differ`;
      }
    }
    return undefined;
  },
);

const STEPS = 8;

export const imaginedPlaysOn = lawAt(
  'imagined-plays-on',
  'a match can continue from an imagined state',
  ({ track, n, random }) => {
    const { game, rules } = track.match;
    for (const seat of game.seats(rules)) {
      const dice = new Random(random.next());
      let state = imagined(track, n, seat, random.next());
      for (let i = 0; i < STEPS && !game.outcome(state); i++) {
        const next = game.awaiting(state).find(({ must }) => must);
        if (!next) return `in the state that ${seat} imagines no seat is awaited`;
        const options = offers(game, state, next.seat);
        const option = options[dice.roll(Math.max(1, options.length)) - 1];
        if (!option) return `in the state that ${seat} imagines ${next.seat} must act but has no options`;
        const refusal = game.refuse(state, next.seat, option);
        if (refusal) return `in the state that ${seat} imagines the option ${JSON.stringify(option)} is refused`;
        state = step(game, state, next.seat, option, dice);
      }
    }
    return undefined;
  },
);
