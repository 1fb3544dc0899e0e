import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { paintAvatar } from '../ui/paintAvatar.ts'
import type { ButtonPart } from './ButtonPart.tsx'
import type { ConnectButtonState } from './useConnectButtonState.ts'

/**
 * A part of the account in a button. `balance` and `name` are read from the chain when the page shows the button. `avatar` shows your own
 * picture of the account, or that of its name, if the button shows the name, too.
 */
export type AccountPart = 'avatar' | 'address' | 'name' | 'network' | 'balance'

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
  const [loaded, setLoaded] = useState<{ readonly ButtonPart: typeof ButtonPart }>()
  const { small, large } = 'small' in show ? show : { small: [], large: show }
  const isRead = [...small, ...large].some((part) => part === 'balance' || part === 'name')
  useEffect(() => {
    // Without the file the button works too, and the next page loads it.
    if (isRead) import('./ButtonPart.tsx').then(setLoaded, () => undefined)
  }, [isRead])
  const render = (parts: readonly AccountPart[], only?: string): ReactNode =>
    parts.map((part) => {
      if (loaded && part !== 'address' && part !== 'network')
        return <loaded.ButtonPart key={part} kind={part} {...{ parts, state, only }} />
      if (part === 'avatar')
        return <i key={part} data-avatar="" data-only={only} ref={(element) => paintAvatar(element, state.address)} />
      if (part === 'balance') return null
      return (
        <span key={part} dir="auto" data-only={only}>
          {part === 'network' ? state.network?.name : state.shortAddress}
        </span>
      )
    })
  return (
    <>
      {render(small, 'small')}
      {render(large, large === show ? undefined : 'large')}
    </>
  )
}
