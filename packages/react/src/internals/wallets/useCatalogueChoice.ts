import { pairingPlugin, type Connector } from '@latchkey/core'
import {
  deepLinkMemoryPlugin,
  getPairingLinks,
  getWalletOptions,
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

/** A wallet as a list of the catalogue shows it. */
export interface CatalogueRow {
  readonly wallet: AnyWallet
  /** What connects it in the page. */
  readonly connector: Connector | undefined
}

/** What makes a row or a tile lead to its wallet. */
export interface CatalogueChoice {
  /** On a phone, where a press opens the wallet at once. */
  readonly href: string | undefined
  readonly target: '_blank' | '_top' | undefined
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
  readonly onIntent: () => void
}

/**
 * Gives what a press on a wallet of the catalogue does. On a phone it is a link, as soon as there is a code for it: then one press
 * opens the wallet and shows here what is awaited.
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
        // The wallet's own view need not ask for what is known here.
        const known: WalletList = { wallets: [toCatalogueWallet(wallet)], count: 1, source: source ?? 'builtIn' }
        modal.plugin(queryClientPlugin).get().client.setQueryData(getWalletOptions(modal, { id }).queryKey, known)
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
