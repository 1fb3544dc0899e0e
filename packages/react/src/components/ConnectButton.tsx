import type { Namespace } from '@latchkey/core'
import type { ReactElement } from 'react'
import { useAccount } from '../hooks/useAccount.ts'
import { useModal } from '../hooks/useModal.ts'
import { AccountButton } from './AccountButton.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { useButtonMessages } from './useButtonMessages.ts'

export interface ConnectButtonProps extends ButtonProps {
  /** What to connect on; any namespace if none is named. */
  readonly namespace?: Namespace | undefined
}

/**
 * Opens the modal to connect; once connected it is the `AccountButton`.
 *
 * @example
 * ```tsx
 * <ConnectButton />
 * ```
 */
export function ConnectButton({ namespace, ...rest }: ConnectButtonProps): ReactElement {
  const { isConnected, isConnecting } = useAccount({ namespace })
  const { open } = useModal()
  const t = useButtonMessages()
  // The account's own label says more than the invitation that the app wrote.
  if (isConnected) {
    const { children: _invitation, ...others } = rest
    return <AccountButton {...others} namespace={namespace} />
  }
  return (
    <Button
      variant="primary"
      aria-busy={isConnecting}
      data-testid="lk-connect-button"
      onClick={() => open({ view: 'Connect', namespace })}
      {...rest}
    >
      {isConnecting ? (
        <>
          <i data-busy="" />
          <span>{t('button.connecting')}</span>
        </>
      ) : (
        (rest.children ?? <span>{t('button.connect')}</span>)
      )}
    </Button>
  )
}
