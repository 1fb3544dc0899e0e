import type { Namespace } from '@latchkey/core'
import type { ReactElement } from 'react'
import { enButtons } from '../messages/languages/en/buttons.ts'
import { AccountLabel, type AccountParts } from './AccountLabel.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { useButtonMessages } from './useButtonMessages.ts'
import { useConnectButtonState } from './useConnectButtonState.ts'

/** Props of `AccountButton`. */
export interface AccountButtonProps extends ButtonProps {
  /** The namespace of the account; the active one by default. */
  readonly namespace?: Namespace | undefined
  /** What to show of the account; `['avatar', 'address']` by default. */
  readonly show?: AccountParts | undefined
}

/**
 * A button that shows the connected account and opens the Account view. Renders nothing while disconnected. The account of
 * the last visit is shown at once, and dimmed until the wallet has confirmed it.
 *
 * @example
 * ```tsx
 * <AccountButton />
 * ```
 */
export function AccountButton({ namespace, show, ...rest }: AccountButtonProps): ReactElement | null {
  const state = useConnectButtonState(namespace, 'AccountButton')
  const { status, shortAddress, open } = state
  const t = useButtonMessages(enButtons)
  if (shortAddress === undefined) return null
  return (
    <Button
      aria-label={t('button.openAccount', { name: shortAddress })}
      aria-busy={status === 'reconnecting'}
      data-unverified={status === 'reconnecting' || undefined}
      data-testid="lk-account-button"
      onClick={open}
      {...rest}
    >
      {rest.children ?? <AccountLabel state={state} show={show} />}
    </Button>
  )
}
