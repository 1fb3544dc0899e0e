import type { Modal, Namespace } from '@latchkey/core'
import { truncateMiddle } from '../ui/truncateMiddle.ts'

/** An account as a button shows it. */
export interface ShownAccount {
  /** `reconnecting`: the wallet of the last visit is being asked. `connecting`: the visitor is connecting a wallet. */
  readonly status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected'
  /** While reconnecting it is the address of the last visit: show it, but do not act on it. */
  readonly address: string | undefined
  /** The address with its middle left out, such as `0x71…8976F1`. */
  readonly shortAddress: string | undefined
}

/** Returns what a button shows of an account. */
export function describeAccount(account: {
  readonly status: string
  readonly address?: string | undefined
  readonly unverifiedAddress?: string | undefined
}): ShownAccount {
  const { address, unverifiedAddress } = account
  const shown = address ?? unverifiedAddress
  const waiting = account.status === 'connecting' ? 'connecting' : 'disconnected'
  const status = shown !== address ? 'reconnecting' : address === undefined ? waiting : 'connected'
  return { status, address: shown, shortAddress: shown && truncateMiddle({ text: shown }) }
}

/** Opens the modal at the account, or at the list of wallets. While reconnecting it waits for the wallet first. */
export function openFromButton(parameters: {
  readonly modal: Modal
  readonly status: ShownAccount['status']
  readonly namespace: Namespace | undefined
}): void {
  const { modal, namespace, status } = parameters
  const open = (): void => modal.open({ namespace })
  if (status === 'reconnecting') void modal.start().then(open, () => undefined)
  else open()
}
