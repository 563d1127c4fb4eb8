import type { HelpTexts } from '../../../page/help.ts';
import { legend } from './legend.tsx';
import { RULE_OF } from './rule-of.ts';

export const helpTexts: HelpTexts = { legend, ruleOf: RULE_OF };
