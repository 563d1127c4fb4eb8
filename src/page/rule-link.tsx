import { openRules, tip, useHelp } from './help.ts';
import { Icon } from './icon.tsx';
import { useLanguage } from './language.ts';
import { phrases } from './phrases.ts';
import { useHelpTexts } from './use-help-texts.ts';

const words = phrases({ en: { rule: 'See the rule' }, es: { rule: 'Ver la regla' } });

interface RuleLinkProps {
  readonly code?: string | undefined; // of the refusal to explain
  readonly section?: string | undefined; // of the rulebook; default: the one for the code
  readonly isShort?: boolean; // only the icon, for lists
}

/** A small link to the rule behind a refusal. At a table it opens the rules dialog; nothing if no section covers it. */
export function RuleLink({ code, section, isShort = false }: RuleLinkProps) {
  const help = useHelp();
  const language = useLanguage();
  const texts = useHelpTexts(section === undefined && code !== undefined);
  const anchor = section ?? (code === undefined ? undefined : texts?.ruleOf[code]);
  if (!help || anchor === undefined) return null;
  const say = words(language).rule;
  return (
    <a
      class="rule-link"
      {...(isShort && { 'aria-label': say, ...tip(say) })}
      href={`/rules/${help.game}#${anchor}`}
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
        if (isPlain && openRules(anchor)) event.preventDefault();
      }}
    >
      <Icon name="help" size={14} />
      {!isShort && ` ${say}`}
    </a>
  );
}
