import type { Namespace } from '@latchkey/core'
import type { ReactElement } from 'react'
import { useAccount } from '../hooks/useAccount.ts'
import { useModal } from '../hooks/useModal.ts'
import { toAvatarColours } from '../ui/toAvatarColours.ts'
import { truncateMiddle } from '../ui/truncateMiddle.ts'
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
  const name = truncateMiddle({ text: address })
  return (
    <Button
      aria-label={t('button.openAccount', { name })}
      data-testid="lk-account-button"
      onClick={() => open({ view: 'Account', namespace })}
      {...rest}
    >
      {rest.children ?? (
        <>
          <i data-avatar="" ref={(element) => paint(element, address)} />
          <span dir="ltr">{name}</span>
        </>
      )}
    </Button>
  )
}

/** By the style object, which a strict CSP allows where it forbids a style attribute in markup. */
function paint(element: HTMLElement | null, address: string): void {
  for (const [name, value] of Object.entries(toAvatarColours(address))) element?.style.setProperty(name, String(value))
}
