import type { StandardPageWallet } from '../page/registerStandardWallet.ts'
import type { SatsPageProvider } from '../page/registerSatsProvider.ts'
import { toStandardIcon } from '../standard/toStandardIcon.ts'
import { satsMethods } from './satsMethods.ts'
import type { BitcoinWallet } from './types.ts'

/** Returns a Bitcoin wallet as pages see it: by the Wallet Standard and as a sats-connect provider. */
export function toBitcoinPageWallets({ info, chains, providerId }: BitcoinWallet): {
  readonly standard: StandardPageWallet
  readonly sats: SatsPageProvider
} {
  const icon = toStandardIcon(info.icon)
  return {
    standard: {
      name: info.name,
      rdns: info.rdns,
      icon,
      chains: chains.map(({ chain }) => chain),
      features: ['bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:signAndSendTransaction'],
    },
    sats: { id: providerId, name: info.name, icon, methods: satsMethods },
  }
}
