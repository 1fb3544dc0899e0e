import { encodeFunctionData, erc20Abi, formatUnits, isAddress } from 'viem'
import { createBatchCaller } from '../../balances/rpc/createBatchCaller.ts'
import { type ContractRead, decodeMulticall, encodeMulticall, multicallAddress } from '../../balances/rpc/multicall.ts'
import { getNativeCoin } from '../../balances/nativeCoins.ts'
import { exchangeAbi, localChains, localExchange } from '../../devnet/localExchange.ts'
import { groupBy } from '../../groupBy.ts'
import type { RpcGateway } from '../../rpc/createRpcGateway.ts'
import { coinAddress } from '../../swaps/Swaps.ts'
import { type PricedToken, type PriceProvider, type TokenPrice, toTokenKey } from '../Prices.ts'

/** Test Dollar, which is worth a US dollar by definition. */
const dollar = { address: '0x7e57D011A4000000000000000000000000000001', decimals: 6 } as const

/** The largest price, as at other providers. */
const priceAtMost = 1e30

/** No token has more decimals. */
const decimalsAtMost = 36

/** The unit of prices: whole numbers keep 2,000 dollars from becoming 2,000.0000000000002. */
const one = 10n ** 18n

/** What the pools of a token hold, in the smallest units. */
interface Reserves {
  /** Of the token in its pool with Test Dollar, and of Test Dollar there. */
  readonly dollar: readonly [own: bigint, other: bigint]
  /** Of the token in its pool with the coin, and of the coin there. */
  readonly coin: readonly [own: bigint, other: bigint]
  readonly decimals: bigint
}

type Answer = Awaited<ReturnType<PriceProvider['read']>>

/**
 * Creates the prices of tokens on local chains, in US dollars: what their pools on the exchange hold, where Test Dollar is a dollar.
 * A token that has a pool with the coin alone is priced by that of the coin.
 */
export function createDevnetPrices({ gateway }: { readonly gateway: RpcGateway }): PriceProvider {
  const call = createBatchCaller({ gateway })
  const chainIds = gateway.chainIds.filter((id) => localChains.includes(id))

  const readChain = async (
    tokens: readonly PricedToken[],
    limits: Omit<Parameters<PriceProvider['read']>[0], 'question'>,
  ): Promise<Answer> => {
    const chainId = tokens[0]?.chainId
    if (chainId === undefined) return { kind: 'answered', value: new Map() }
    const reads = [...encodeReserves(coinAddress), ...tokens.flatMap(({ address }) => encodeReserves(address))]
    const params = [{ to: multicallAddress, data: encodeMulticall(reads) }, 'latest']
    const answer = await call({ chainId, calls: [{ method: 'eth_call', params }], ...limits })
    if (answer.kind === 'failed') return answer
    // Nothing on a local chain that is not of devnet, which has no such contracts.
    const amounts = decodeMulticall(answer.results[0], reads.length) ?? []
    const [coin, ...others] = Array.from({ length: tokens.length + 1 }, (_unused, index) => toReserves(amounts, index))
    const coinPrice = coin === undefined ? undefined : toPrice(coin.dollar, 18, dollar.decimals)
    const value = new Map(
      tokens.map((token, index) => {
        const price = token.address === undefined ? coinPrice : readPrice(token, others[index], coinPrice)
        const native = token.address === undefined ? getNativeCoin(chainId) : undefined
        const decimals = native?.decimals ?? Number(others[index]?.decimals ?? 0n)
        const known = price === undefined ? undefined : Number(formatUnits(price, 18))
        // A pool can hold anything, but no token costs as much.
        const isPrice = known !== undefined && known <= priceAtMost
        const found: TokenPrice | null = isPrice ? { price: known, symbol: native?.symbol, decimals } : null
        return [toTokenKey(token), found] as const
      }),
    )
    return { kind: 'answered', value }
  }

  return {
    serves: ({ currency, token: { address, chainId } }) =>
      currency === 'usd' && chainIds.includes(chainId) && (address === undefined || isAddress(address)),
    async read({ question, ...limits }) {
      const groups = [...groupBy(question.tokens, ({ chainId }) => chainId).values()]
      const answers = await Promise.all(groups.map((tokens) => readChain(tokens, limits)))
      const failed = answers.find((answer) => answer.kind === 'failed')
      const answered = answers.filter((answer) => answer.kind === 'answered')
      // One of the chains may not run.
      if (failed !== undefined && answered.length === 0) return failed
      const known = new Map(answered.flatMap(({ value }) => [...value]))
      const keys = question.tokens.map(toTokenKey)
      return { kind: 'answered', value: new Map(keys.map((key) => [key, known.get(key) ?? null])) }
    },
  }
}

/** Encodes the calls that read a token, in the order of {@link toReserves}. */
function encodeReserves(address: string = coinAddress): readonly ContractRead[] {
  const token = toAddress(address)
  const reserve = (own: `0x${string}`, other: `0x${string}`): ContractRead => ({
    target: localExchange,
    callData: encodeFunctionData({ abi: exchangeAbi, functionName: 'reserves', args: [own, other] }),
  })
  return [
    reserve(token, dollar.address),
    reserve(dollar.address, token),
    reserve(token, coinAddress),
    reserve(coinAddress, token),
    { target: token, callData: encodeFunctionData({ abi: erc20Abi, functionName: 'decimals' }) },
  ]
}

function toReserves(amounts: readonly (bigint | undefined)[], index: number): Reserves | undefined {
  const [own, dollars, ownByCoin, coins, decimals = 18n] = amounts.slice(index * 5, index * 5 + 5)
  if (own === undefined || dollars === undefined || ownByCoin === undefined || coins === undefined) return undefined
  return { dollar: [own, dollars], coin: [ownByCoin, coins], decimals }
}

function readPrice(
  { address = '' }: PricedToken,
  reserves: Reserves | undefined,
  coinPrice: bigint | undefined,
): bigint | undefined {
  if (address.toLowerCase() === dollar.address.toLowerCase()) return reserves === undefined ? undefined : one
  if (reserves === undefined || reserves.decimals > decimalsAtMost) return undefined
  const decimals = Number(reserves.decimals)
  const direct = toPrice(reserves.dollar, decimals, dollar.decimals)
  if (direct !== undefined || coinPrice === undefined) return direct
  const inCoins = toPrice(reserves.coin, decimals, 18)
  return inCoins === undefined ? undefined : (inCoins * coinPrice) / one
}

/** What a whole token costs in whole units of the other, in parts of {@link one}; `undefined` without a pool. */
function toPrice(
  [own, other]: readonly [own: bigint, other: bigint],
  decimals: number,
  otherDecimals: number,
): bigint | undefined {
  if (own === 0n || other === 0n) return undefined
  return (other * 10n ** BigInt(decimals) * one) / (own * 10n ** BigInt(otherDecimals))
}

function toAddress(text: string): `0x${string}` {
  return `0x${text.slice(2)}`
}
