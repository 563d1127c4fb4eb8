import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'icon' | 'class'> {
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger'; // main = the primary action
  readonly icon?: ComponentChildren;
  readonly wide?: boolean;
  readonly submit?: boolean;
  readonly class?: string;
}

/** Its label says what it does. An icon-only button needs an `aria-label`. */
export function Button({ kind = 'plain', icon, wide, submit, class: more, children, ...rest }: ButtonProps) {
  const classes = ['button', `is-${kind}`, wide ? 'is-wide' : '', children ? '' : 'is-bare', more ?? ''];
  return (
    <button type={submit ? 'submit' : 'button'} class={classes.filter(Boolean).join(' ')} {...rest}>
      {icon}
      {children}
    </button>
  );
}
