import { encodeFunctionData, erc20Abi, numberToHex } from 'viem'
import type { Address } from 'viem'
import { createProviderError } from '../../errors/createProviderError.ts'
import type { WalletContext, WalletHandler } from '../context.ts'
import { getAccount } from '../getAccount.ts'
import { getParameter } from '../parse/getParameter.ts'
import { isRecord } from '../parse/isRecord.ts'
import { parseAddress } from '../parse/parseAddress.ts'
import { parseChainId } from '../parse/parseChainId.ts'
import { parseQuantity } from '../parse/parseQuantity.ts'
import { parseRecord } from '../parse/parseRecord.ts'
import { readToken } from '../readToken.ts'

/** The methods for tokens: watching them for a site (EIP-747), and balances read from the chains (ERC-7811). */
export function createAssetHandlers(
  context: WalletContext,
): Readonly<Record<'wallet_watchAsset' | 'wallet_getAssets', WalletHandler>> {
  const { state, rpc } = context

  const describeToken = async (chainId: number, account: Address, address: Address) => {
    const read = (functionName: 'name' | 'symbol' | 'decimals') =>
      readToken({ context, chainId, token: address, functionName })
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
    const [balance, name, symbol, decimals] = await Promise.all([
      rpc('eth_call', [{ to: address, data }, 'latest'], chainId),
      read('name'),
      read('symbol'),
      read('decimals'),
    ])
    const owned = numberToHex(parseQuantity(balance, 'balanceOf'))
    return { address, balance: owned, type: 'erc20', metadata: { name, symbol, decimals } }
  }

  const describeCoin = async (chainId: number, account: Address) => ({
    address: 'native',
    balance: await rpc('eth_getBalance', [account, 'latest'], chainId),
    type: 'native',
    metadata: state.describeChain(chainId).nativeCurrency,
  })

  return {
    async wallet_watchAsset({ params, chainId, confirm }) {
      const { type, options } = parseRecord(getParameter(params, 0), 'params')
      if (type !== 'ERC20') throw createProviderError('invalidParams', 'Invalid parameters: "type" must be "ERC20".')
      const { address, symbol, decimals } = parseRecord(options, 'options')
      const token = parseAddress(address, 'options.address')
      if (typeof symbol !== 'string' || symbol === '' || symbol.length > 11) {
        throw createProviderError('invalidParams', 'Invalid parameters: "options.symbol" must have 1 to 11 characters.')
      }
      if (typeof decimals !== 'number' || !Number.isInteger(decimals) || decimals < 0 || decimals > 36) {
        throw createProviderError('invalidParams', 'Invalid parameters: "options.decimals" must be from 0 to 36.')
      }
      await confirm(() => ({ kind: 'watchAsset', token, symbol, decimals }))
      state.addToken({ chainId, address: token })
      return true
    },
    async wallet_getAssets({ origin, params }) {
      const {
        account: rawAccount,
        assetFilter,
        assetTypeFilter,
        chainFilter,
      } = parseRecord(getParameter(params, 0), 'params')
      const account = parseAddress(rawAccount, 'account')
      getAccount(context, origin, account)
      const wantedChains = Array.isArray(chainFilter) ? chainFilter.map((id) => parseChainId(id)) : undefined
      const wantedAssets = isRecord(assetFilter) ? parseAssetFilter(assetFilter) : undefined
      const isType = (type: string): boolean => !Array.isArray(assetTypeFilter) || assetTypeFilter.includes(type)
      const report = state.chains
        .filter(({ chainId }) => wantedAssets?.has(chainId) ?? wantedChains?.includes(chainId) ?? true)
        .map(async ({ chainId }) => {
          // An asset filter overrides the filters by chain and by type.
          const requested = wantedAssets?.get(chainId)
          const hasCoin = requested?.includes('native') ?? isType('native')
          const tokens = state.tokens
            .filter((token) => token.chainId === chainId)
            .filter(({ address }) => requested?.includes(address) ?? isType('erc20'))
          const assets = await Promise.all([
            ...(hasCoin ? [describeCoin(chainId, account)] : []),
            ...tokens.map(({ address }) => describeToken(chainId, account, address)),
          ])
          return [numberToHex(chainId), assets] as const
        })
      return Object.fromEntries(await Promise.all(report))
    },
  }
}

function parseAssetFilter(filter: Readonly<Record<string, unknown>>): ReadonlyMap<number, readonly string[]> {
  return new Map(
    Object.entries(filter).map(([chainId, assets]) => [
      parseChainId(chainId),
      (Array.isArray(assets) ? assets : []).map((asset) => {
        const { address, type } = parseRecord(asset, 'assetFilter')
        return type === 'native' || address === 'native' ? 'native' : parseAddress(address, 'assetFilter.address')
      }),
    ]),
  )
}
