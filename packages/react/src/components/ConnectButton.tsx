import type { Namespace } from '@latchkey/core'
import type { ReactElement } from 'react'
import { useAccount } from '../hooks/useAccount.ts'
import { useModal } from '../hooks/useModal.ts'
import { truncateMiddle } from '../ui/truncateMiddle.ts'
import { AccountLabel } from './AccountLabel.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { useButtonMessages } from './useButtonMessages.ts'

/** What `ConnectButton` takes. */
export interface ConnectButtonProps extends ButtonProps {
  /** What to connect on; any namespace if none is named. */
  readonly namespace?: Namespace | undefined
}

/**
 * Opens the modal to connect; once connected it shows the account and opens it. `children` replace the invitation to
 * connect. It is one button all along, so that the focus comes back to it when the modal has connected and closed.
 *
 * @example
 * ```tsx
 * <ConnectButton />
 * ```
 */
export function ConnectButton({ namespace, children, ...rest }: ConnectButtonProps): ReactElement {
  const { address, isConnecting } = useAccount({ namespace })
  const { open } = useModal()
  const t = useButtonMessages()
  if (address !== undefined) {
    return (
      <Button
        aria-label={t('button.openAccount', { name: truncateMiddle({ text: address }) })}
        data-testid="lk-account-button"
        onClick={() => open({ view: 'Account', namespace })}
        {...rest}
      >
        <AccountLabel address={address} />
      </Button>
    )
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
        (children ?? <span>{t('button.connect')}</span>)
      )}
    </Button>
  )
}
