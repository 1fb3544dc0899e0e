import type { Namespace } from '@latchkey/core'
import type { ReactElement } from 'react'
import { useAccount } from '../hooks/useAccount.ts'
import { useModal } from '../hooks/useModal.ts'
import { toAvatarGradient } from '../ui/toAvatarGradient.ts'
import { truncateAddress } from '../ui/truncateAddress.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { useButtonMessages } from './useButtonMessages.ts'

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
  const name = truncateAddress(address)
  return (
    <Button
      aria-label={t('button.openAccount', { name })}
      data-testid="lk-account-button"
      onClick={() => open({ view: 'Account', namespace })}
      {...rest}
    >
      {rest.children ?? (
        <>
          <i style={{ background: toAvatarGradient(address) }} />
          <span dir="ltr">{name}</span>
        </>
      )}
    </Button>
  )
}
