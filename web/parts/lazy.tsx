import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Loading } from './loading.tsx';
import { NotLoaded } from './not-loaded.tsx';

export interface LazyProps<P extends object> {
  load(): Promise<ComponentType<P>>; // must be a stable function
  readonly props: P;
  readonly Failed?: ComponentType; // shown if it cannot be loaded
  readonly silent?: boolean; // shows nothing while it loads
}

/** A component that loads on demand. */
export function Lazy<P extends object>({ load, props, Failed = NotLoaded, silent = false }: LazyProps<P>) {
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
  if (silent && (room === 'failed' || !room)) return null;
  if (room === 'failed') return <Failed />;
  if (!room) return <Loading />;
  return <room.Room {...props} />;
}
