import type { Namespace } from '@latchkey/core'
import type { ReactNode } from 'react'
import { enButtons } from '../messages/languages/en/buttons.ts'
import { AccountLabel, type AccountParts } from './AccountLabel.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { useButtonMessages } from './useButtonMessages.ts'
import { useConnectButtonState, type ConnectButtonState } from './useConnectButtonState.ts'

/** Props of `ConnectButton`. */
export interface ConnectButtonProps extends Omit<ButtonProps, 'children'> {
  /** The namespace to connect on; any by default. */
  readonly namespace?: Namespace | undefined
  /** The text while disconnected; `Connect wallet` in the visitor's language by default. */
  readonly label?: string | undefined
  /** What to show of the account; `['avatar', 'address']` by default. */
  readonly show?: AccountParts | undefined
  /** Replace the label while disconnected. A function replaces the whole button. */
  readonly children?: ReactNode | ((state: ConnectButtonState) => ReactNode)
}

/**
 * A button that opens the modal to connect; once connected, it shows the account and opens it. The account of the last
 * visit is shown at once, and dimmed until the wallet has confirmed it. The button stays the same element, so the focus can
 * return to it when the modal closes.
 *
 * @example
 * ```tsx
 * function Header() {
 *   return <ConnectButton label="Log in" show={{ small: ['avatar'], large: ['avatar', 'address', 'balance'] }} />
 * }
 *
 * function OwnButton() {
 *   return (
 *     <ConnectButton>
 *       {({ status, shortAddress, open }) => (
 *         <button type="button" onClick={open}>{status === 'connected' ? shortAddress : 'Log in'}</button>
 *       )}
 *     </ConnectButton>
 *   )
 * }
 * ```
 */
export function ConnectButton({ namespace, label, show, children, ...rest }: ConnectButtonProps): ReactNode {
  const state = useConnectButtonState(namespace, 'ConnectButton')
  const t = useButtonMessages(enButtons)
  const { status, shortAddress, open } = state
  if (typeof children === 'function') return children(state)
  if (shortAddress !== undefined) {
    return (
      <Button
        aria-label={t('button.openAccount', { name: shortAddress })}
        aria-busy={status === 'reconnecting'}
        data-unverified={status === 'reconnecting' || undefined}
        data-testid="lk-account-button"
        onClick={open}
        {...rest}
      >
        <AccountLabel state={state} show={show} />
      </Button>
    )
  }
  const isConnecting = status === 'connecting'
  return (
    <Button variant="primary" aria-busy={isConnecting} data-testid="lk-connect-button" onClick={open} {...rest}>
      {isConnecting ? (
        <>
          <i data-busy="" />
          <span>{t('button.connecting')}</span>
        </>
      ) : (
        (children ?? <span>{label ?? t('button.connect')}</span>)
      )}
    </Button>
  )
}
