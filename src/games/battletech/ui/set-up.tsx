import './set-up.css';
import type { SetUpProps } from '../../../page/contract.ts';
import { useLanguage } from '../../../page/language.ts';
import { Advanced } from './set-up/advanced.tsx';
import { ForceFields } from './set-up/force-fields.tsx';
import { MapFields } from './set-up/map-fields.tsx';
import { RulesetFields } from './set-up/ruleset-fields.tsx';

/** The set-up form of BattleTech: rules, map, forces and advanced options. */
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
