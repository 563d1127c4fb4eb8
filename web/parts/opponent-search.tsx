import type { GameInfo } from '../app/api.ts';
import { Lazy } from './lazy.tsx';

const search = async () => (await import('../opponent/search.tsx')).Search;

interface OpponentSearchProps {
  readonly info: GameInfo;
  readonly title: string; // of the game
  onClose(): void;
}

/** Looks for an opponent; the dialog loads on demand. */
export const OpponentSearch = (props: OpponentSearchProps) => <Lazy load={search} props={props} />;
