import { useEffect, useRef, useState } from 'preact/hooks';
import { useLanguage } from '../../src/page/language.ts';
import { browserId } from '../app/browser-id.ts';
import { forgetSeat, savedSeat } from '../app/saved-seats.ts';
import { forgetSession, savedSession } from '../app/session.ts';
import { type Connection, connect, type World } from '../play/connection.ts';
import { earlyOr, openEarly } from '../play/early-socket.ts';
import { NEW_PLAY, type Play } from '../play/play.ts';

const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/play`;
const newSocket = () => new WebSocket(socketUrl()) as ReturnType<World['open']> & { readonly readyState: number };

/** For a page that opens at a match: connects before it is drawn. */
export const connectEarly = (): void => openEarly(newSocket);

const browser: World = {
  open: () => earlyOr(newSocket),
  now: () => Date.now(),
  later(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  id: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
};

interface PlayHold {
  readonly play: Play;
  readonly connection: Connection | null;
}

/** The connection to a match while its page is open. */
export function usePlay(code: string): PlayHold {
  const language = useLanguage();
  const [play, setPlay] = useState<Play>(NEW_PLAY);
  const [round, setRound] = useState(0);
  const connection = useRef<Connection | null>(null);

  useEffect(() => {
    const mine = connect(browser, {
      match: code,
      token: () => savedSeat(code)?.token ?? null,
      session: () => savedSession()?.token ?? null,
      browser: browserId(),
      language,
      onChange: setPlay,
    });
    connection.current = mine;
    const back = (): void => {
      if (mine.play().connection === 'waiting') mine.again();
    };
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      mine.close();
    };
  }, [code, language, round]);

  // Forget a token that the server does not know, and connect again without it.
  useEffect(() => {
    if (play.connection !== 'closed') return;
    const session = savedSession();
    if (play.why === 'wrong-token') forgetSeat(code);
    else if (play.why === 'signed-out' && session) forgetSession(session.token);
    else return;
    setRound((n) => n + 1);
  }, [play.connection, play.why, code]);

  return { play, connection: connection.current };
}
