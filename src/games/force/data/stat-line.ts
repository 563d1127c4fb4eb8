import type { Card } from './card.ts';

const DOTS = ['', '•', '••', '•••'] as const;

/** The name as printed, with its dots. */
export const titleOf = (card: Card): string => ('dots' in card ? `${DOTS[card.dots]}${card.name}` : card.name);

/** A card's numbers on one line. */
export function statLine(card: Card): string {
  switch (card.kind) {
    case 'site':
    case 'system': {
      const sky = card.kind === 'system' ? `parsec ${card.parsec}` : card.exterior ? 'exterior' : 'interior';
      return `${card.kind} of ${card.system}, ${sky} · icons dark ${card.icons.dark} light ${card.icons.light}`;
    }
    case 'weapon':
      return `weapon · deploy ${card.deploy} · fire ${card.fire} · bonus ${card.bonus} · destiny ${card.destiny}`;
    case 'tactic':
      return `tactic · cost ${card.cost} · power +${card.power} · destiny ${card.destiny}`;
    case 'omen':
      return `omen · destiny ${card.destiny}`;
    default: {
      const { kind, deploy, power, ability, forfeit, destiny, defence } = card;
      const craft =
        kind === 'character'
          ? card.master
            ? ' · master'
            : ''
          : ` · defence ${defence} · ${kind === 'starship' ? `hyperspeed ${card.hyperspeed}` : `landspeed ${card.landspeed}`} · seats ${card.seats}`;
      return `${kind} · deploy ${deploy} · power ${power} · ability ${ability} · forfeit ${forfeit} · destiny ${destiny}${craft}`;
    }
  }
}
