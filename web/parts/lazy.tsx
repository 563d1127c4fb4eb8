import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Loading } from './loading.tsx';
import { NotLoaded } from './not-loaded.tsx';

/** A component that loads on demand. `load` must be a stable function. */
export function Lazy<P extends object>({ load, props }: { load(): Promise<ComponentType<P>>; readonly props: P }) {
  const [room, setRoom] = useState<{ readonly Room: ComponentType<P> } | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    load().then(
      (Room) => current && setRoom({ Room }),
      () => current && setRoom('failed'),
    );
    return () => {
      current = false;
    };
  }, [load]);
  if (room === 'failed') return <NotLoaded />;
  if (!room) return <Loading />;
  return <room.Room {...props} />;
}
