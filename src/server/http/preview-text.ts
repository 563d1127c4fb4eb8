import type { Language } from '../../kernel/game.ts';
import type { MatchPreview } from '../pictures/types.ts';

interface PreviewText {
  readonly site: string;
  readonly about: string;
  rules(game: string): string;
  readonly bots: string;
  against(sides: readonly string[]): string;
  invites(host: string | null, game: string): string;
  free(count: number): string;
  readonly watch: string;
  readonly replay: string;
  pictureOf(game: string): string; // alternative text
}

const TEXT: Readonly<Record<Language, PreviewText>> = {
  en: {
    site: 'Umpire: tabletop tactics games with a referee',
    about:
      'Play in your browser against friends or bots. The referee knows the rules, rolls the dice and keeps your secrets.',
    rules: (game) => `${game}: rules`,
    bots: 'bots',
    against: (sides) => sides.join(' against '),
    invites: (host, game) => (host === null ? `Play ${game}` : `${host} invites you to play ${game}`),
    free: (count) => (count === 1 ? '1 seat is free.' : `${count} seats are free.`),
    watch: 'Open the link to watch.',
    replay: 'Open the link to see the replay.',
    pictureOf: (game) => `${game}: the board`,
  },
  es: {
    site: 'Umpire: juegos de táctica con árbitro',
    about:
      'Juega en el navegador con amigos o contra bots. El árbitro conoce las reglas, tira los dados y guarda tus secretos.',
    rules: (game) => `${game}: reglas`,
    bots: 'bots',
    against: (sides) => sides.join(' contra '),
    invites: (host, game) => (host === null ? `Juega a ${game}` : `${host} te invita a jugar a ${game}`),
    free: (count) => (count === 1 ? 'Queda 1 puesto libre.' : `Quedan ${count} puestos libres.`),
    watch: 'Abre el enlace para verla.',
    replay: 'Abre el enlace para ver la repetición.',
    pictureOf: (game) => `${game}: el tablero`,
  },
};

export const previewText = (language: Language): PreviewText => TEXT[language];

/** Title and description of a link to a match. */
export function matchTexts(
  { game, status, statusText, host, sides, free }: MatchPreview,
  language: Language,
): { readonly title: string; readonly description: string } {
  const text = TEXT[language];
  if (status === 'open')
    return { title: text.invites(host, game), description: free > 0 ? text.free(free) : `${statusText}.` };
  const players = text.against(sides.map((people) => (people.length > 0 ? people.join(', ') : text.bots)));
  return {
    title: `${game}: ${players}`,
    description: `${sentence(statusText)} ${status === 'over' ? text.replay : text.watch}`.trim(),
  };
}

const sentence = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);
