import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'icon' | 'class'> {
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger'; // main = the one that people come for
  readonly icon?: ComponentChildren;
  readonly wide?: boolean;
  readonly submit?: boolean;
  readonly class?: string;
}

/** A verb. Its words say what happens; an icon alone needs an `aria-label`. */
export function Button({ kind = 'plain', icon, wide, submit, class: more, children, ...rest }: ButtonProps) {
  const classes = ['button', `is-${kind}`, wide ? 'is-wide' : '', children ? '' : 'is-bare', more ?? ''];
  return (
    <button type={submit ? 'submit' : 'button'} class={classes.filter(Boolean).join(' ')} {...rest}>
      {icon}
      {children}
    </button>
  );
}
