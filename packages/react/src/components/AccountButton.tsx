import type { Namespace } from '@latchkey/core'
import type { ReactElement } from 'react'
import { useAccount } from '../hooks/useAccount.ts'
import { useModal } from '../hooks/useModal.ts'
import { truncateMiddle } from '../ui/truncateMiddle.ts'
import { AccountLabel } from './AccountLabel.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { useButtonMessages } from './useButtonMessages.ts'

/** What `AccountButton` takes. */
export interface AccountButtonProps extends ButtonProps {
  /** Whose account; the active namespace's if none is named. */
  readonly namespace?: Namespace | undefined
}

/**
 * The connected account, which opens the Account view. Nothing while nobody is connected.
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
