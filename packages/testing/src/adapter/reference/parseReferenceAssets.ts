import { ModalError, readProperty } from '@latchkey/core/adapter'
import type { CaipNetworkId, WalletAsset } from '@latchkey/core/adapter'

/** The assets in what a wallet reported; throws `wallet.invalidResponse` for anything else. */
export function parseReferenceAssets(value: unknown, caipNetworkId: CaipNetworkId): readonly WalletAsset[] {
  if (!Array.isArray(value)) throw new ModalError('wallet.invalidResponse')
  return value.map((item: unknown) => {
    const token = readProperty(item, 'token')
    const balance = readProperty(item, 'balance')
    if (typeof balance !== 'string' || !/^\d{1,78}$/.test(balance)) throw new ModalError('wallet.invalidResponse')
    return {
      address: typeof token === 'string' ? token : undefined,
      caipNetworkId,
      name: 'Reference asset',
      symbol: 'REF',
      decimals: 3,
      balance: BigInt(balance),
    }
  })
}
