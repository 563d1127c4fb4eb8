import { useLanguage } from '../../src/page/language.ts';
import { Later } from '../parts/later.tsx';
import { Loading } from '../parts/loading.tsx';
import type { PanelProps } from './panel.tsx';

const inspector = async () => (await import('../inspector/index.tsx')).Inspector;

/** Why a bot in one of my seats chose what it did; of every seat once it is over. */
export function Why({ play, table, game, rules, scene, onPoint }: PanelProps) {
  const language = useLanguage();
  if (!scene) return <Loading />;
  const props = {
    code: table.code,
    language,
    game,
    rules,
    at: null,
    view: scene.view,
    live: play.over === null && table.outcome === null,
    fresh: play.seq,
    onPoint,
  };
  return <Later load={inspector} props={props} />;
}
