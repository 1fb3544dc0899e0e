import type { NetworkStanding } from '../../hooks/useNetworkStanding.ts'
import type { Translator } from '../../messages/createTranslator.ts'
import { toWalletName } from '../toWalletName.ts'

/** What choosing a network will do besides switching to it; nothing where that is all. */
export function describeStanding({
  standing,
  t,
}: {
  readonly standing: NetworkStanding
  readonly t: Translator['t']
}): string | undefined {
  if (standing.kind !== 'otherWallet' && standing.kind !== 'notConnected') return undefined
  if (!standing.wallet) return undefined
  const wallet = toWalletName({ wallet: standing.wallet, t })
  return t(standing.kind === 'otherWallet' ? 'networks.goesOn' : 'networks.connects', { wallet })
}
