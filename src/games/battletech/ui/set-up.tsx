import './set-up.css';
import type { SetUpProps } from '../../../page/contract.ts';
import { useLanguage } from '../../../page/language.ts';
import { Advanced } from './set-up/advanced.tsx';
import { ForceFields } from './set-up/force-fields.tsx';
import { MapFields } from './set-up/map-fields.tsx';
import { RulesetFields } from './set-up/ruleset-fields.tsx';

/** What a match of BattleTech is set up with: rules, map, forces, and for those who want it every switch. */
export function SetUp({ options, onChange }: SetUpProps) {
  const shared = { options, onChange, language: useLanguage() };
  return (
    <>
      <RulesetFields {...shared} />
      <MapFields {...shared} />
      <ForceFields {...shared} />
      <Advanced {...shared} />
    </>
  );
}
