import { isPlainObject, ModalError, toName } from '@latchkey/core/adapter'
import type { WalletAsset } from '@latchkey/core/adapter'
import { parseAccounts } from '../wallets/parseAccounts.ts'
import { toChainId } from '../chain/toChainId.ts'
import type { Eip155Features } from '../types.ts'
import { parseQuantity } from '../chain/parseQuantity.ts'
import type { GetClient } from './types.ts'

/** How many assets of one wallet are read. */
const MAX_ASSETS = 1_000

/** Creates the reading of a wallet's own assets (`wallet_getAssets`, ERC-7811, S7.086). */
export function createAssets(getClient: GetClient): Eip155Features['assets'] {
  return {
    list: async (call) => {
      const { connection, request } = await getClient('assets', call)
      const answer = await request('wallet_getAssets', [{ account: connection.activeAddress }])
      if (!isPlainObject(answer)) throw new ModalError('wallet.invalidResponse', { details: 'Assets were expected' })
      const rows = Object.entries(answer).flatMap(([key, list]) => {
        const chainId = toChainId(key)
        const assets: readonly unknown[] = chainId !== undefined && Array.isArray(list) ? list : []
        return assets.slice(0, MAX_ASSETS).map((asset) => parseAsset(asset, `eip155:${chainId}`))
      })
      return rows.filter((asset) => asset !== undefined).slice(0, MAX_ASSETS)
    },
  }
}

/** Parses one asset: the native coin or an ERC-20 token. Returns `undefined` for others and for invalid ones. */
function parseAsset(value: unknown, caipNetworkId: WalletAsset['caipNetworkId']): WalletAsset | undefined {
  if (!isPlainObject(value)) return undefined
  const { address, balance, metadata, type } = value
  if (!isPlainObject(metadata) || (type !== 'native' && type !== 'erc20')) return undefined
  const { name, symbol, decimals } = metadata
  const [token] = type === 'erc20' ? (parseAccounts([address]) ?? []) : []
  if (type === 'erc20' && token === undefined) return undefined
  if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 255) return undefined
  try {
    const asset = {
      caipNetworkId,
      name: toName(name),
      symbol: toName(symbol),
      decimals,
      balance: parseQuantity(balance),
    }
    return token === undefined ? asset : { ...asset, address: token }
  } catch {
    return undefined
  }
}
