import type { Namespace } from '@latchkey/core'
import type { ReactElement } from 'react'
import { useAccount } from '../hooks/useAccount.ts'
import { useModal } from '../hooks/useModal.ts'
import { truncateMiddle } from '../ui/truncateMiddle.ts'
import { AccountLabel } from './AccountLabel.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { useButtonMessages } from './useButtonMessages.ts'

/** Props of `AccountButton`. */
export interface AccountButtonProps extends ButtonProps {
  /** The namespace of the account; the active one by default. */
  readonly namespace?: Namespace | undefined
}

/**
 * A button that shows the connected account and opens the Account view. Renders nothing while disconnected.
 *
 * @example
 * ```tsx
 * <AccountButton />
 * ```
 */
export function AccountButton({ namespace, ...rest }: AccountButtonProps): ReactElement | null {
  const { address } = useAccount({ namespace })
  const { open } = useModal()
  const t = useButtonMessages()
  if (address === undefined) return null
  return (
    <Button
      aria-label={t('button.openAccount', { name: truncateMiddle({ text: address }) })}
      data-testid="lk-account-button"
      onClick={() => open({ view: 'Account', namespace })}
      {...rest}
    >
      {rest.children ?? <AccountLabel address={address} />}
    </Button>
  )
}
