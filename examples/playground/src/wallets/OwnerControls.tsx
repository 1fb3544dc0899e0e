import { useAccount } from '@latchkey/react'
import type { EvmWallet } from '@latchkey/testing'
import { useReducer, type ReactElement } from 'react'
import { unknownChainId } from './unknownChainId.ts'

/** What the owner does in the wallet itself, and the page has to follow. */
export function OwnerControls(props: {
  readonly id: string
  readonly wallet: EvmWallet
  /** The network that the owner comes back to. */
  readonly homeChainId: number
}): ReactElement {
  const { id, wallet, homeChainId } = props
  const { address } = useAccount({ namespace: 'eip155' })
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const act = (action: () => void) => () => {
    action()
    refresh()
  }
  const others = wallet.accounts.filter((account) => account !== address)
  const isAway = wallet.chainId === unknownChainId
  return (
    <div className="owner">
      <button
        type="button"
        className="chip"
        data-testid={`pg-${id}-account`}
        onClick={act(() => wallet.changeAccounts([...others, ...wallet.accounts.filter((it) => it === address)]))}
      >
        Next account
      </button>
      <button
        type="button"
        className="chip"
        data-testid={`pg-${id}-network`}
        onClick={act(() => wallet.changeNetwork(isAway ? homeChainId : unknownChainId))}
      >
        {isAway ? 'Come back' : 'Foreign network'}
      </button>
      <button
        type="button"
        className="chip"
        data-testid={`pg-${id}-lock`}
        onClick={act(wallet.isLocked ? () => wallet.unlock() : () => wallet.lock())}
      >
        {wallet.isLocked ? 'Unlock' : 'Lock'}
      </button>
    </div>
  )
}
