import { toBitcoinPageWallets } from '../bitcoin/toBitcoinPageWallets.ts'
import type { BitcoinAnnounceAs, BitcoinWallet } from '../bitcoin/types.ts'
import { announceProvider } from '../page/announceProvider.ts'
import type { AnnounceAs } from '../page/announceProvider.ts'
import { createBitcoinFeatures } from '../page/createBitcoinFeatures.ts'
import { createSolanaFeatures } from '../page/createSolanaFeatures.ts'
import { registerSatsProvider } from '../page/registerSatsProvider.ts'
import { registerStandardWallet } from '../page/registerStandardWallet.ts'
import type { StandardPageTools, StandardPageWallet } from '../page/registerStandardWallet.ts'
import { toSolanaPageWallet } from '../solana/toSolanaPageWallet.ts'
import type { SolanaWallet } from '../solana/types.ts'
import type { EvmWallet } from '../wallet/types.ts'

/** A wallet and how it is announced. */
export type Announcement =
  | { readonly wallet: EvmWallet; readonly as: AnnounceAs }
  | { readonly wallet: SolanaWallet }
  | { readonly wallet: BitcoinWallet; readonly as: BitcoinAnnounceAs }

/** Returns statements that announce a wallet in a page through `port`. They contain only the code of its kind. */
export function createAnnouncement(announcement: Announcement): string {
  const { wallet } = announcement
  if (wallet.namespace === 'solana') return registerStandard(toSolanaPageWallet(wallet), createSolanaFeatures)
  const as = 'as' in announcement ? announcement.as : undefined
  if (wallet.namespace === 'bip122') {
    const { standard, sats } = toBitcoinPageWallets(wallet)
    return [
      ...(as === 'sats-connect' ? [] : [registerStandard(standard, createBitcoinFeatures)]),
      ...(as === 'wallet-standard'
        ? []
        : [`;(${registerSatsProvider.toString()})({ target: window, port, wallet: ${toScriptText(sats)} })`]),
    ].join('\n')
  }
  const { info, flags } = wallet
  return `;(${announceProvider.toString()})({ target: window, port, ...${toScriptText({ info, flags, as })} })`
}

function registerStandard(
  wallet: StandardPageWallet,
  createFeatures: (wallet: StandardPageWallet, tools: StandardPageTools) => object,
): string {
  return `;(${registerStandardWallet.toString()})({
    target: window, port, wallet: ${toScriptText(wallet)}, createFeatures: ${createFeatures.toString()},
  })`
}

/** Returns JSON that is safe inside a script. */
function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}
