import { useEffect, useState, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { toAvatarColours } from '../ui/toAvatarColours.ts'
import type { ConnectButtonState } from './useConnectButtonState.ts'

/** A part of the account in a button. */
export type AccountPart = 'avatar' | 'address' | 'network' | 'balance'

/**
 * The parts of the account that a button shows, in their order; with `small` and `large`, those in a window narrower than
 * 640 px and in others.
 */
export type AccountParts =
  | readonly AccountPart[]
  | { readonly small: readonly AccountPart[]; readonly large: readonly AccountPart[] }

interface AccountLabelProps {
  readonly state: ConnectButtonState
  readonly show?: AccountParts | undefined
}

/** An account inside a button. A style sheet hides the parts that are meant for another width. */
export function AccountLabel({ state, show = ['avatar', 'address'] }: AccountLabelProps): ReactElement {
  const [loaded, setLoaded] = useState<{ readonly Balance: ComponentType<{ only: string | undefined }> }>()
  const isResponsive = 'small' in show
  const large = isResponsive ? show.large : show
  const small = isResponsive ? show.small : []
  const hasBalance = [...small, ...large].includes('balance')
  useEffect(() => {
    // Without the file the button works too, and the next page loads it.
    if (hasBalance)
      import('./ButtonBalance.tsx').then(
        ({ ButtonBalance }) => setLoaded({ Balance: ButtonBalance }),
        () => undefined,
      )
  }, [hasBalance])
  const render = (parts: readonly AccountPart[], only?: string): ReactNode =>
    parts.map((part) => {
      if (part === 'avatar')
        return <i key={part} data-avatar="" data-only={only} ref={(element) => paint(element, state.address)} />
      if (part === 'balance') return loaded && <loaded.Balance key={part} only={only} />
      return (
        <span key={part} dir="auto" data-only={only}>
          {part === 'address' ? state.shortAddress : state.network?.name}
        </span>
      )
    })
  return (
    <>
      {render(small, 'small')}
      {render(large, isResponsive ? 'large' : undefined)}
    </>
  )
}

/** Uses the style object, because a strict CSP forbids style attributes in markup. */
function paint(element: HTMLElement | null, address = ''): void {
  for (const [name, value] of Object.entries(toAvatarColours(address))) element?.style.setProperty(name, String(value))
}
