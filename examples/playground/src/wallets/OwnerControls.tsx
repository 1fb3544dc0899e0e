import { useAccount } from '@latchkey/react'
import { useReducer, type ReactElement } from 'react'
import type { ChainKind } from '../devnet/Devnet.ts'
import type { DemoWallet } from './DemoWallet.ts'
import { getEvmPart } from './getEvmPart.ts'
import { selectNextAccount } from './selectNextAccount.ts'
import { unknownChainId } from './unknownChainId.ts'

/** Actions of the owner in the wallet itself, which the page must follow. */
export function OwnerControls(props: {
  readonly id: string
  readonly wallet: DemoWallet
  /** The kind of chain on which it is used. */
  readonly kind: ChainKind
  /** The network to which the owner returns. */
  readonly homeChainId: number
}): ReactElement {
  const { id, wallet, kind, homeChainId } = props
  const { address } = useAccount({ namespace: kind })
  const [, refresh] = useReducer((count: number) => count + 1, 0)
  const act = (action: () => void) => () => {
    action()
    refresh()
  }
  const evm = kind === 'eip155' ? getEvmPart(wallet) : undefined
  const isAway = evm?.chainId === unknownChainId
  return (
    <div className="owner">
      <button
        type="button"
        className="chip"
        data-testid={`pg-${id}-account`}
        onClick={act(() => selectNextAccount({ wallet, kind, address }))}
      >
        Next account
      </button>
      {evm && (
        <button
          type="button"
          className="chip"
          data-testid={`pg-${id}-network`}
          onClick={act(() => evm.changeNetwork(isAway ? homeChainId : unknownChainId))}
        >
          {isAway ? 'Return to the local network' : 'Use an unsupported network'}
        </button>
      )}
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
