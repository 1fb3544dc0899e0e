import { pairingPlugin, type Connector } from '@latchkey/core'
import {
  deepLinkMemoryPlugin,
  getPairingLinks,
  walletQuery,
  queryClientPlugin,
  selectRequestedNetwork,
  type WalletList,
} from '@latchkey/core/internal'
import type { MouseEvent } from 'react'
import { useModalInstance } from '../useModalInstance.ts'
import { usePreload } from '../usePreload.ts'
import { useSelector } from '../useSelector.ts'
import type { AnyWallet } from './AnyWallet.ts'
import { readLinkPlatform } from './readLinkPlatform.ts'
import { useChooseWallet } from './useChooseWallet.ts'

/** A wallet in a catalogue list. */
export interface CatalogueRow {
  readonly wallet: AnyWallet
  /** The connector, if the wallet is in the page. */
  readonly connector: Connector | undefined
}

/** Link and handlers of a wallet's row or tile. */
export interface CatalogueChoice {
  /** On a phone: the link that opens the wallet. */
  readonly href: string | undefined
  readonly target: '_blank' | '_top' | undefined
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onIntent: () => void
}

/**
 * Returns the link and handlers of a catalogue wallet. On a phone it is a link as soon as there is a pairing code, so one
 * press opens the wallet and shows the pairing view.
 */
export function useCatalogueChoice({
  source,
}: {
  readonly source: WalletList['source'] | undefined
}): (row: CatalogueRow) => CatalogueChoice {
  const modal = useModalInstance()
  const { platform } = modal.ports
  const { namespace } = useSelector(modal.controllers.router.store, selectRequestedNetwork)
  const choose = useChooseWallet(namespace)
  const preload = usePreload('ConnectingWalletConnect')
  const uri = useSelector(modal.plugin(pairingPlugin).store, ({ pairing }) =>
    pairing.status === 'ready' ? pairing.uri : undefined,
  )
  return ({ wallet, connector }) => {
    const { id, name } = wallet
    const isLink = platform.isMobile && uri !== undefined && connector === undefined
    const link = isLink
      ? getPairingLinks({ wallet, uri, platform: readLinkPlatform(platform) }).find(({ kind }) => kind !== 'web')
      : undefined
    return {
      href: link?.href,
      target: link?.target,
      onClick: (event) => {
        // Saves the wallet's own view a request.
        const known: WalletList = { wallets: [toCatalogueWallet(wallet)], count: 1, source: source ?? 'builtIn' }
        modal.plugin(queryClientPlugin).get().client.setQueryData(walletQuery.options(modal, { id }).queryKey, known)
        const isChosen = choose({
          id,
          connector,
          pairing: connector ? undefined : { id, name },
          namespaces: [],
        })
        if (!isChosen) event.preventDefault()
        else if (link) modal.plugin(deepLinkMemoryPlugin).get().set({ name, href: link.base })
      },
      onIntent: () => {
        preload()
        void modal.preload({ pairing: true })
      },
    }
  }
}

function toCatalogueWallet(wallet: AnyWallet): WalletList['wallets'][number] {
  return { ...wallet, chains: [...(wallet.chains ?? [])] }
}
