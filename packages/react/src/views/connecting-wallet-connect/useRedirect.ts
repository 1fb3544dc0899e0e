import { findRedirectWallet, getNamespaceRedirect, selectRequestedNetwork } from '@latchkey/core/internal'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useSelector } from '../../internals/useSelector.ts'
import type { AnyWallet } from '../../internals/wallets/AnyWallet.ts'

/**
 * Returns the link that opens this page in the wallet's own browser on a phone, for wallets that are reached that way on
 * Solana (S2.040 to S2.042). Only for a wallet that is not in the page.
 */
export function useRedirect({
  wallet,
  hasLinks,
}: {
  readonly wallet: AnyWallet | undefined
  /** The wallet can also be paired, as on other chains. */
  readonly hasLinks: boolean
}): string | undefined {
  const { controllers, ports } = useModalInstance()
  const { network, options, router } = controllers
  const isFull = useSelector(options.store, ({ shareFullUrl }) => shareFullUrl)
  const { namespace } = useSelector(router.store, selectRequestedNetwork)
  const { isOnSolana, hasSolana } = useSelector(network.store, (state) => ({
    isOnSolana: (namespace ?? state.activeNamespace) === 'solana',
    hasSolana: state.networks.some(({ chainNamespace }) => chainNamespace === 'solana'),
  }))
  const redirectWallet = wallet && findRedirectWallet(wallet)
  const isWanted = hasSolana && (isOnSolana || !hasLinks)
  if (!redirectWallet || !isWanted || !ports.platform.isMobile) return undefined
  return getNamespaceRedirect({ wallet: redirectWallet, url: location.href, isFull, ref: ports.platform.origin })
}
