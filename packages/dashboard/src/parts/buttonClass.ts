import './Button.css'

/** How a button looks. `ink` is the one main action of a view. */
export type ButtonKind = 'ink' | 'plain' | 'ghost' | 'bad'

/** How a button looks. */
export interface ButtonLook {
  readonly kind?: ButtonKind | undefined
  readonly isSmall?: boolean | undefined
  /** It has an icon only, and a name in `aria-label`. */
  readonly isSquare?: boolean | undefined
}

/** The classes of a button, also for links that look like one. */
export function buttonClass({ isSmall, isSquare, kind = 'plain' }: ButtonLook = {}): string {
  return [
    'button',
    ...(kind === 'plain' ? [] : [`button-${kind}`]),
    ...(isSmall ? ['button-small'] : []),
    ...(isSquare ? ['button-square'] : []),
  ].join(' ')
}
