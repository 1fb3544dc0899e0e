import type { Namespace } from '@latchkey/core'
import type { ReactElement } from 'react'
import { useAccount } from '../hooks/useAccount.ts'
import { useModal } from '../hooks/useModal.ts'
import { truncateMiddle } from '../ui/truncateMiddle.ts'
import { AccountLabel } from './AccountLabel.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { useButtonMessages } from './useButtonMessages.ts'

/** Props of `ConnectButton`. */
export interface ConnectButtonProps extends ButtonProps {
  /** The namespace to connect on; any by default. */
  readonly namespace?: Namespace | undefined
}

/**
 * A button that opens the modal to connect; once connected, it shows the account and opens it. `children` replace the label
 * while disconnected. It stays the same element, so the focus can return to it when the modal closes.
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
