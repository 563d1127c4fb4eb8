import { phrases } from '../../src/page/phrases.ts';

/** Texts of the home page's cards. */
export const homeText = phrases({
  en: {
    play: 'Play',
    playGame: (game: string) => `Play ${game}`,
    learn: (minutes: number) => `Learn to play, ${minutes} min`,
    learnGame: (game: string, minutes: number) => `Learn to play, ${minutes} min: ${game}`,
    learnAgain: 'Learn',
    minutes: (minutes: number) => `${minutes} min`,
    level: (level: number) =>
      ['', 'for beginners', 'easy', 'medium', 'hard', 'full strength'][level] ?? `level ${level}`,
    change: 'Change…',
    changeOf: (game: string) => `Change… (${game})`,
    optionsOf: (game: string) => `${game}: options`,
    opponent: 'Opponent',
    saved: 'Saved in this browser for next time.',
    find: 'Find an opponent',
    withFriends: 'Play with friends',
    watchBots: 'Watch bots',
    builders: 'For bot builders',
    leagues: 'Leagues',
    leaguesAbout: 'Round robin and Swiss, by correspondence',
  },
  es: {
    play: 'Jugar',
    playGame: (game: string) => `Jugar a ${game}`,
    learn: (minutes: number) => `Aprender a jugar, ${minutes} min`,
    learnGame: (game: string, minutes: number) => `Aprender a jugar, ${minutes} min: ${game}`,
    learnAgain: 'Aprender',
    minutes: (minutes: number) => `${minutes} min`,
    level: (level: number) =>
      ['', 'para principiantes', 'fácil', 'intermedio', 'difícil', 'al máximo'][level] ?? `nivel ${level}`,
    change: 'Cambiar…',
    changeOf: (game: string) => `Cambiar… (${game})`,
    optionsOf: (game: string) => `${game}: opciones`,
    opponent: 'Rival',
    saved: 'Se guarda en este navegador para la próxima vez.',
    find: 'Buscar rival',
    withFriends: 'Jugar con amigos',
    watchBots: 'Ver a los bots',
    builders: 'Para creadores de bots',
    leagues: 'Ligas',
    leaguesAbout: 'Todos contra todos y sistema suizo, por correspondencia',
  },
});
