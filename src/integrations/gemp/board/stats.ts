import { type Board, PILES } from '../board.ts';
import { childrenOf, type Element } from '../xml.ts';
import { numberIn, wholeIn } from './attributes.ts';

/**
 * Statistics: pile sizes, generation and battle figures. -1 means none, also for power at a location; it says nothing
 * about icons.
 */
export function statistics(board: Board, event: Element): Board {
  const figures: Record<string, number> = { ...board.figures };
  const note = (name: string, text: string): void => {
    const value = numberIn(text);
    if (value === null) return;
    if (value === -1) delete figures[name];
    else figures[name] = value;
  };
  for (const [name, text] of Object.entries(event.attributes)) if (name !== 'type') note(name, text);
  for (const child of event.children)
    if (/^(dark|light)PowerAtLocations$/.test(child.name))
      for (const [name, text] of Object.entries(child.attributes)) note(`${child.name}.${name}`, text);
  const piles = { ...board.piles };
  for (const { attributes } of childrenOf(event, 'playerZones')) {
    const { name } = attributes;
    if (name === undefined) continue;
    const sizes = PILES.flatMap((pile) => {
      const size = wholeIn(attributes[pile]);
      return size === null ? [] : [[pile, size] as const];
    });
    piles[name] = { ...piles[name], ...Object.fromEntries(sizes) };
  }
  return activation({ ...board, figures, piles }, board);
}

/** Cards added to the active player's Force Pile in the activate phase were activated. */
function activation(now: Board, before: Board): Board {
  const { turnOf, phase, thisTurn } = now;
  if (phase !== 'Activate' || turnOf === null) return now;
  const [had, has] = [before.piles[turnOf]?.FORCE_PILE, now.piles[turnOf]?.FORCE_PILE];
  if (had === undefined || has === undefined || has <= had) return now;
  return { ...now, thisTurn: { ...thisTurn, activated: thisTurn.activated + has - had } };
}
