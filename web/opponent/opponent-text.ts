import { phrases } from '../../src/page/phrases.ts';

export const opponentText = phrases({
  en: {
    title: (game: string) => `${game}: find an opponent`,
    looking: 'Looking for an opponent…',
    lookingAbout:
      'The match starts as soon as a player of about your strength is found. Keep this page open; the tab title shows when one is found.',
    clock: (time: string) => `You have ${time} per decision.`,
    rated: (name: string) =>
      `You’ll play as ${name}. The match counts for your rating if your opponent is signed in too.`,
    ratedPair: (name: string) =>
      `You’ll play as ${name}. If your opponent is signed in too, you play two games with sides swapped. Their total counts for your rating.`,
    guest: 'You’ll play as a guest. Register your name to play for a rating.',
    guestPair:
      'You’ll play one game as a guest. Register your name to play for a rating: ranked games are two games with sides swapped.',
    myGames: 'My matches',
    connectionLost: 'Connection lost. Trying again…',
    none: 'No opponent yet',
    offer: (bot: string) => `No opponent yet. ${bot} is about as strong as you.`,
    offerUnrated: (bot: string) => `No opponent yet. You can play against ${bot}, a bot of medium strength.`,
    rating: (figure: string) => `Rating: ${figure}`,
    playBot: (bot: string) => `Play against ${bot}`,
    keepWaiting: 'Keep waiting',
    cancel: 'Cancel',
    found: 'Opponent found. Opening the match…',
    stopped:
      'The search has stopped. You may have started another one in a different tab, or this device may have been asleep.',
    lookAgain: 'Search again',
  },
  es: {
    title: (game: string) => `${game}: buscar rival`,
    looking: 'Buscando rival…',
    lookingAbout:
      'La partida empieza en cuanto aparezca un jugador de tu nivel. No cierres esta página: el título de la pestaña te avisará.',
    clock: (time: string) => `Tienes ${time} por decisión.`,
    rated: (name: string) =>
      `Jugarás como ${name}. La partida cuenta para tu puntuación si tu rival también ha iniciado sesión.`,
    ratedPair: (name: string) =>
      `Jugarás como ${name}. Si tu rival también ha iniciado sesión, jugaréis dos partidas cambiando de bando. El total cuenta para tu puntuación.`,
    guest: 'Jugarás como invitado. Registra tu nombre si quieres tener puntuación.',
    guestPair:
      'Jugarás una partida como invitado. Registra tu nombre si quieres tener puntuación: los duelos puntuables son dos partidas, cambiando de bando.',
    myGames: 'Mis partidas',
    connectionLost: 'Se ha perdido la conexión. Reintentando…',
    none: 'Aún no hay rival',
    offer: (bot: string) => `Aún no hay rival. ${bot} tiene más o menos tu nivel.`,
    offerUnrated: (bot: string) => `Aún no hay rival. Puedes jugar contra ${bot}, un bot de nivel intermedio.`,
    rating: (figure: string) => `Puntuación: ${figure}`,
    playBot: (bot: string) => `Jugar contra ${bot}`,
    keepWaiting: 'Seguir esperando',
    cancel: 'Cancelar',
    found: 'Hay rival. Abriendo la partida…',
    stopped:
      'La búsqueda se ha detenido. Puede que hayas empezado otra en otra pestaña o que el dispositivo haya estado en reposo.',
    lookAgain: 'Volver a buscar',
  },
});
