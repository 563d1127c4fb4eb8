import { useLanguage } from '../../src/page/language.ts';
import { go } from '../app/navigation.tsx';
import { Lazy } from '../parts/lazy.tsx';
import { Loading } from '../parts/loading.tsx';
import type { PanelProps } from './panel.tsx';

const inspector = async () => (await import('../inspector/index.tsx')).Inspector;

/** Why a bot in one of my seats decided as it did; all seats once the match is over. */
export function Why({ play, table, game, rules, scene, onPoint, onTab }: PanelProps) {
  const language = useLanguage();
  if (!scene) return <Loading />;
  const live = play.over === null && table.outcome === null;
  const props = {
    code: table.code,
    language,
    game,
    rules,
    at: null,
    view: scene.view,
    live,
    fresh: play.seq,
    onPoint,
    onBack: (n: number) => (live ? onTab('log') : go(`/replay/${table.code}?at=${n}&why=1`)),
    backTo: live ? ('log' as const) : ('replay' as const),
  };
  return <Lazy load={inspector} props={props} />;
}
