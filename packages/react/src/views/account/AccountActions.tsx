import type { WalletFeature } from '@latchkey/core'
import { selectWalletFeatures } from '@latchkey/core/internal'
import type { ReactNode } from 'react'
import { useCanBuy } from '../../internals/onramp/useCanBuy.ts'
import { useCanSwap } from '../../internals/swap/useCanSwap.ts'
import { useCanSend } from '../../internals/send/useCanSend.ts'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { usePreload } from '../../internals/usePreload.ts'
import { useSelector } from '../../internals/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { BuyIcon } from '../../ui/icons/BuyIcon.tsx'
import { QrIcon } from '../../ui/icons/QrIcon.tsx'
import { SendIcon } from '../../ui/icons/SendIcon.tsx'
import { SwapIcon } from '../../ui/icons/SwapIcon.tsx'

interface AccountAction {
  readonly view: 'OnRamp' | 'Swap' | 'WalletReceive' | 'WalletSend'
  readonly label: 'onRamp.title' | 'swap.title' | 'receive.title' | 'send.title'
  readonly icon: ReactNode
}

/** The wallet features that have a view. */
const actions: { readonly [feature in WalletFeature]?: AccountAction } = {
  onramp: { view: 'OnRamp', label: 'onRamp.title', icon: <BuyIcon /> },
  swaps: { view: 'Swap', label: 'swap.title', icon: <SwapIcon /> },
  receive: { view: 'WalletReceive', label: 'receive.title', icon: <QrIcon /> },
  send: { view: 'WalletSend', label: 'send.title', icon: <SendIcon /> },
}

/** What the visitor can do with the account, in the app's order. */
export function AccountActions(): ReactNode {
  const { options } = useModalInstance().controllers
  const features = selectWalletFeatures(useSelector(options.store, (state) => state))
  const can: { readonly [feature in WalletFeature]?: boolean } = {
    onramp: useCanBuy(),
    send: useCanSend(),
    swaps: useCanSwap(),
  }
  const offered = features.flatMap((feature) => {
    const action = can[feature] === false ? undefined : actions[feature]
    return action ? [{ feature, action }] : []
  })
  if (offered.length === 0) return null
  return (
    <div className="lk-account-actions">
      {offered.map(({ feature, action }) => (
        <Action key={feature} feature={feature} {...action} />
      ))}
    </div>
  )
}

function Action({ feature, view, label, icon }: AccountAction & { readonly feature: WalletFeature }): ReactNode {
  const { router } = useModalInstance().controllers
  const preload = usePreload(view)
  const { t } = useMessages()
  return (
    <button
      type="button"
      part="action"
      onClick={() => router.push(view)}
      onFocus={preload}
      onPointerEnter={preload}
      data-testid={`lk-account-${feature}`}
    >
      {icon}
      {t(label)}
    </button>
  )
}
