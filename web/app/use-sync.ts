import { useEffect, useRef } from 'preact/hooks';
import type { Me } from '../../src/wire/identity.ts';
import { addFinishedLessons, finishedLessons, LESSON_FINISHED } from '../lesson/finished-lessons.ts';
import { apiIn } from './api.ts';
import { saveSession, useSession } from './session.ts';
import { followingSettings, knownSettings, type SettingsHold } from './settings.ts';

const PAUSE = 1500; // milliseconds without a change until settings are sent

/** Settings and finished lessons follow a signed-in player: read at the start and at sign-in, sent when they change. */
export function useSync({ settings, change }: SettingsHold): void {
  const session = useSession();
  const token = session?.token;
  const synced = useRef<string | null>(null); // settings as the server has them; null: not read yet
  const api = apiIn(settings.language);

  const take = (me: Me): void => {
    synced.current = JSON.stringify(me.settings);
    change({ ...knownSettings(me.settings), name: me.name });
    addFinishedLessons(me.lessons);
    const missing = finishedLessons().filter((lesson) => !me.lessons.includes(lesson));
    if (missing.length > 0) void api.changeMe({ lessons: missing });
    if (session && session.name !== me.name) saveSession({ ...session, name: me.name });
  };

  useEffect(() => {
    synced.current = null;
    if (token === undefined) return;
    let current = true;
    api.me().then((told) => current && told.ok && take(told.value));
    return () => {
      current = false;
    };
  }, [token]);

  const wanted = JSON.stringify(followingSettings(settings));
  useEffect(() => {
    if (token === undefined || synced.current === null || synced.current === wanted) return;
    const timer = setTimeout(() => {
      synced.current = wanted;
      void api.changeMe({ settings: followingSettings(settings) });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [token, wanted]);

  useEffect(() => {
    const send = (): void => {
      if (token !== undefined) void api.changeMe({ lessons: finishedLessons() });
    };
    addEventListener(LESSON_FINISHED, send);
    return () => removeEventListener(LESSON_FINISHED, send);
  }, [token]);
}
