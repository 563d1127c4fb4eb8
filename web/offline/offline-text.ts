import { phrases } from '../../src/page/phrases.ts';

export const offlineText = phrases({
  en: {
    available: 'Available offline',
    lessons: 'Lessons',
    rules: (game: string) => `${game}: rules`,
    odds: (game: string) => `${game}: odds`,
    replays: 'Saved replays',
    noReplays: 'No saved replays. Use “Save for offline” while you watch one.',
    // Saving a replay
    save: 'Save for offline',
    saving: 'Saving…',
    remove: 'Remove offline copy',
    forget: 'Remove',
    removeOf: (title: string) => `Remove ${title}`,
    watch: 'Watch',
    watchOf: (title: string) => `Watch ${title}`,
    savedOn: (date: string, size: string) => `saved on ${date}, ${size}`,
    full: 'Could not save the replay: the browser’s storage is full or blocked. Remove saved replays and try again.',
    notFetched: 'Could not save the replay: the server can’t be reached. Try again once you’re connected.',
  },
  es: {
    available: 'Disponible sin conexión',
    lessons: 'Lecciones',
    rules: (game: string) => `${game}: reglas`,
    odds: (game: string) => `${game}: probabilidades`,
    replays: 'Repeticiones guardadas',
    noReplays: 'No hay repeticiones guardadas. Usa «Guardar para verla sin conexión» mientras ves una.',
    save: 'Guardar para verla sin conexión',
    saving: 'Guardando…',
    remove: 'Quitar la copia guardada',
    forget: 'Quitar',
    removeOf: (title: string) => `Quitar ${title}`,
    watch: 'Ver',
    watchOf: (title: string) => `Ver ${title}`,
    savedOn: (date: string, size: string) => `guardada el ${date}, ${size}`,
    full: 'No se ha podido guardar la repetición: el almacenamiento del navegador está lleno o bloqueado. Quita alguna copia y vuelve a intentarlo.',
    notFetched:
      'No se ha podido guardar la repetición: no se puede conectar con el servidor. Vuelve a intentarlo cuando tengas conexión.',
  },
});
