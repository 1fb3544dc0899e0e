import { useAccounts, useConnections, useNetwork } from '@latchkey/react'
import type { ReactElement } from 'react'
import type { DemoWalletId } from '../state/settings.ts'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { Icon } from '../ui/Icon.tsx'
import { demoWallets } from './demoWallets.ts'
import { getEvmPart } from './getEvmPart.ts'
import { OwnerControls } from './OwnerControls.tsx'
import { unknownChainId } from './unknownChainId.ts'
import { walletIcons } from './walletIcons.ts'

/** A demo wallet: a click adds it to the page and shows its owner's controls. */
export function DemoWalletRow({ id, testId }: { readonly id: DemoWalletId; readonly testId: string }): ReactElement {
  const { devnet, wallets, addWallet } = usePlayground()
  const wallet = useStore(wallets)[id]
  const { connections } = useConnections()
  const { namespace } = useNetwork()
  // Owner actions are reported by the wallet; requesting the page's accounts makes it report them.
  useAccounts()
  const { name, text, kinds } = demoWallets[id]
  const used = connections.filter((connection) => connection.connector?.name === name)
  const isInUse = used.length > 0
  const kind =
    kinds.find((each) => each === namespace && used.some((connection) => connection.namespace === each)) ??
    kinds.find((each) => used.some((connection) => connection.namespace === each)) ??
    kinds[0]
  // Only the owner can change a locked wallet, or one on another network.
  const isOutOfReach = wallet !== undefined && (wallet.isLocked || getEvmPart(wallet)?.chainId === unknownChainId)
  const state = isInUse ? 'Connected' : wallet ? 'In this page' : undefined
  return (
    <li className="wallet" data-state={isInUse ? 'connected' : wallet ? 'added' : 'absent'}>
      <span className="wallet-logo" data-wallet={id} aria-hidden="true">
        <img src={walletIcons[id]} alt="" width="40" height="40" />
      </span>
      <div className="wallet-words">
        <h3>{name}</h3>
        <p className="quiet">{text}</p>
      </div>
      <button
        type="button"
        className={state === undefined ? 'button' : 'tag'}
        data-testid={testId}
        data-tone={isInUse ? 'good' : undefined}
        aria-disabled={state !== undefined}
        onClick={() => void addWallet(id)}
      >
        {isInUse && <Icon name="tick" />}
        {state ?? (
          <>
            <Icon name="plus" />
            Add<span className="hidden"> {name} to this page</span>
          </>
        )}
      </button>
      {wallet && (isInUse || isOutOfReach) && (
        <OwnerControls id={id} wallet={wallet} kind={kind} homeChainId={devnet.evm[0].chainId} />
      )}
    </li>
  )
}
