import { amountDigits, formatAmount } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useBalance } from '../hooks/useBalance.ts'
import { useIdentity } from '../hooks/useIdentity.ts'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { paintAvatar } from '../ui/paintAvatar.ts'
import { toDisplayText } from '../ui/toDisplayText.ts'
import type { AccountPart } from './AccountLabel.tsx'
import type { ConnectButtonState } from './useConnectButtonState.ts'

interface ButtonPartProps {
  readonly kind: 'avatar' | 'balance' | 'name'
  /** All parts of the button. */
  readonly parts: readonly AccountPart[]
  readonly state: ConnectButtonState
  readonly only: string | undefined
}

/** A part of the account inside a button that has to be read from a chain. */
export function ButtonPart({ kind, parts, state, only }: ButtonPartProps): ReactNode {
  if (kind === 'balance') return <Balance state={state} only={only} />
  if (kind === 'name') return <Name state={state} only={only} />
  // The picture is that of the name, which only a button with the name reads.
  return parts.includes('name') ? <NameAvatar state={state} only={only} /> : <Avatar state={state} only={only} />
}

type PartProps = Pick<ButtonPartProps, 'state' | 'only'>

/** The colours of the account's address, with the app's picture or that of its name over them. */
function NameAvatar(props: PartProps): ReactNode {
  const { avatar } = useIdentity({ namespace: props.state.namespace })
  return <Avatar {...props} picture={avatar} />
}

/** @param picture a URL, which shows an image or nothing, whatever it is. */
function Avatar({ state, only, picture }: PartProps & { readonly picture?: string | undefined }): ReactNode {
  const paint = (element: HTMLElement | null): void => {
    paintAvatar(element, state.address)
    if (element && picture !== undefined) element.style.background = `center / cover url(${JSON.stringify(picture)})`
  }
  return <i data-avatar="" data-only={only} ref={paint} />
}

/** The native balance, once it is known. */
function Balance({ state, only }: PartProps): ReactNode {
  const { balance } = useBalance({ namespace: state.namespace })
  const ownLocale = useSelector(useModalInstance().controllers.options.store, ({ locale }) => locale)
  if (!balance) return null
  const locale = ownLocale ?? (document.documentElement.lang || 'en')
  const amount = formatAmount({
    value: BigInt(balance.value),
    decimals: balance.decimals,
    locale,
    digits: amountDigits.balance,
  })
  return (
    <span dir="ltr" data-only={only}>
      {amount} {toDisplayText(balance.symbol)}
    </span>
  )
}

/** The account's name, or its shortened address while it has none. */
function Name({ state, only }: PartProps): ReactNode {
  const { name } = useIdentity({ namespace: state.namespace })
  return (
    <span dir="auto" title={state.address} data-only={only}>
      {toDisplayText(name ?? '') || state.shortAddress}
    </span>
  )
}
