// Owns how swaps are read from the cloud, and that nothing of it is handed on unchecked.
import {
  buildSwapTransaction,
  getGasPrice,
  getSwapAllowance,
  getSwapQuotes,
  getSwapTokens,
  getTokenPrices,
  swapTokenSchema,
  type EndpointResponse,
} from '@latchkey/protocol/api'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import { array, maxLength, object, pipe, unknown } from 'valibot'
import { apiPlugin } from '../cloud/apiPlugin.ts'
import type { ApiClient } from '../cloud/createApiClient.ts'
import { callEndpoint } from '../cloud/callEndpoint.ts'
import { parseRows } from '../cloud/parseRows.ts'
import { toPictureUrl } from '../cloud/toPictureUrl.ts'
import { createLoader } from '../kernel/createLoader.ts'
import { isModalError } from '../kernel/errors/isModalError.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { isSameAddress } from '../kernel/utils/isSameAddress.ts'
import type { BuiltTransaction } from './check/checkSwap.ts'
import { createAltered } from './check/createAltered.ts'
import { createApproval } from './check/createApproval.ts'
import { findContracts } from './check/findContracts.ts'
import type { SwapCall } from './check/SwapCall.ts'
import type { SwapContracts } from '../options/SwapContracts.ts'
import { isWorse } from './isWorse.ts'
import { toBps, toMinimum, toSlippage } from './toMinimum.ts'
import { createMoved } from './toSwapError.ts'
import { COIN_ADDRESS, SLIPPAGE, SLIPPAGE_AT_MOST, SWAP_DEADLINE, TOKENS_AT_MOST } from './constants.ts'
import { isSwapNetwork } from './isSwapNetwork.ts'

/** `getSwapTokens` without its rows, of which there are so many that they are parsed in steps. */
const tokenRows = {
  ...getSwapTokens,
  response: /*#__PURE__*/ object({
    tokens: /*#__PURE__*/ pipe(/*#__PURE__*/ array(/*#__PURE__*/ unknown()), /*#__PURE__*/ maxLength(TOKENS_AT_MOST)),
  }),
}

interface OnNetwork {
  readonly networkId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/** What is swapped for what. */
export interface SwapPair extends OnNetwork {
  /** The contract of the paid token; `null` for the coin. */
  readonly from: string | null
  /** The contract of the bought token; `null` for the coin. */
  readonly to: string | null
  /** What is paid, in the smallest unit. */
  readonly amount: bigint
}

/** A quote of a provider whose contracts the SDK knows. */
export interface SwapQuote {
  readonly contracts: SwapContracts
  /** What arrives at the price of now, in the smallest unit. */
  readonly toAmount: bigint
  /** In units of gas; `null` if the provider does not say. */
  readonly gas: bigint | null
  /** In ms since the epoch; `null` if the cloud does not say. */
  readonly expiresAt: number | null
}

/** A transaction that was checked: it is the swap that was asked for. */
export interface BuiltSwap {
  readonly call: SwapCall
  /** What arrives at the price of now, in the smallest unit. */
  readonly toAmount: bigint
}

/** Where swaps come from. It does not cache. On a network without swaps, and without a cloud, reads are empty and make no request. */
export interface SwapSource {
  /** Reads quotes, the best first. A quote for something else or of a contract that is not known is left out. */
  getQuotes(
    parameters: SwapPair & { readonly account?: string | undefined; readonly gasPrice?: bigint | undefined },
  ): Promise<{ readonly quotes: readonly SwapQuote[] }>
  /** Reads the tokens of a network that can be swapped. */
  getTokens(parameters: OnNetwork): Promise<EndpointResponse<typeof getSwapTokens>>
  /** Reads what the contract of the preferred provider may take of a token, as digits in the smallest unit. */
  getAllowance(
    parameters: OnNetwork & { readonly token: string; readonly account: string },
  ): Promise<EndpointResponse<typeof getSwapAllowance>>
  /** Reads prices in US dollars, in the order of the tokens; `null` for one that is not known. */
  getPrices(
    parameters: OnNetwork & {
      /** The contracts; `null` for the coin. */
      readonly tokens: readonly (string | null)[]
    },
  ): Promise<readonly (number | null)[]>
  /** Reads the gas price in wei. @throws `swap.gasPriceUnsupported` on a network without swaps */
  getGasPrice(parameters: OnNetwork): Promise<EndpointResponse<typeof getGasPrice>>
  /** Creates the approval of exactly the amount. It asks no cloud. @throws `swap.networkUnsupported` */
  createApproval(parameters: {
    readonly contracts: SwapContracts
    readonly token: string
    readonly amount: bigint
  }): SwapCall
  /**
   * Has the transaction of a swap built, and checks it. If less would arrive than was shown, it is built with less slippage, so that the
   * shown minimum holds.
   *
   * @throws `swap.networkUnsupported`; `swap.moved` if the price fell by more than 0.5 percent or the minimum cannot be kept;
   * `swap.altered` if it is not what was asked for; `options.invalid` for a slippage above 5 percent
   */
  build(
    parameters: SwapPair & {
      readonly contracts: SwapContracts
      readonly account: string
      /** What the visitor was shown to arrive. */
      readonly shown: bigint
      /** In percent. Default: 1. */
      readonly slippage?: number | undefined
      /** Builds it although it would fail now, as before the approval. */
      readonly isUnchecked?: boolean | undefined
    },
  ): Promise<BuiltSwap>
}

/** Creates the source of one modal. */
export function createSwapSource(
  context: Pick<PluginContext<object, 'api'>, 'options' | 'plugin' | 'settings' | 'signal' | 'ports'>,
): SwapSource {
  const { settings } = context
  const { swapRouters = [] } = context.options
  // A quote needs no decoders of calldata.
  const loadCheck = createLoader({
    load: async () => (await import('./check/checkSwap.ts')).checkSwap,
    isDestroyed: () => context.signal.aborted,
  })
  const isOffered = (networkId: CaipNetworkId): boolean => settings.cloud !== null && isSwapNetwork(networkId)
  const toId = (networkId: CaipNetworkId, address: string | null): string => `${networkId}:${address ?? COIN_ADDRESS}`

  /** Reads from the cloud; empty on a network without swaps, and with a cloud whose operator has set up none. */
  const read = async <value>(
    networkId: CaipNetworkId,
    { empty, ask }: { readonly empty: value; readonly ask: (client: ApiClient) => Promise<value> },
  ): Promise<value> => {
    if (!isOffered(networkId)) return empty
    try {
      return await ask(context.plugin(apiPlugin).get())
    } catch (error) {
      if (isModalError(error, 'api.notConfigured')) return empty
      throw error
    }
  }
  const demandSwaps = (networkId: CaipNetworkId): void => {
    if (!isOffered(networkId))
      throw new ModalError('swap.networkUnsupported', { text: 'Network not supported for Swaps', details: networkId })
  }

  return {
    getQuotes: ({ networkId, from, to, amount, account, gasPrice, signal }) =>
      read(networkId, {
        empty: { quotes: [] },
        ask: async (client) => {
          const [paid, bought] = [toId(networkId, from), toId(networkId, to)]
          const query = {
            ...{ amount: String(amount), from: paid, to: bought },
            userAddress: account === undefined ? undefined : toId(networkId, account),
            gasPrice: gasPrice === undefined ? undefined : String(gasPrice),
          }
          const { quotes } = await callEndpoint(client, getSwapQuotes, { query, signal })
          const known = quotes.flatMap((quote): readonly SwapQuote[] => {
            const contracts = findContracts({ ...quote, networkId }, swapRouters)
            const isAnswer =
              isSameId(quote.fromAccount, paid) &&
              isSameId(quote.toAccount, bought) &&
              BigInt(quote.fromAmount) === amount
            if (!contracts || !isAnswer) return []
            const { gas, expiresAt } = quote
            const toAmount = BigInt(quote.toAmount)
            return [
              {
                contracts,
                toAmount,
                gas: gas === undefined ? null : BigInt(gas),
                expiresAt: expiresAt === undefined ? null : Date.parse(expiresAt),
              },
            ]
          })
          return {
            quotes: known.toSorted((a, b) => (a.toAmount < b.toAmount ? 1 : Number(a.toAmount > b.toAmount) * -1)),
          }
        },
      }),
    getTokens: ({ networkId, signal }) =>
      read(networkId, {
        empty: { tokens: [] },
        ask: async (client) => {
          const { tokens: rows } = await callEndpoint(client, tokenRows, { query: { chainId: networkId }, signal })
          const toError = (details: string): ModalError =>
            new ModalError('api.invalidResponse', {
              ...{ context: { name: getSwapTokens.name }, details },
              category: 'API_ERROR',
            })
          const tokens = await parseRows(swapTokenSchema, rows, { signal, toError })
          const complete = (url: string | null | undefined) => toPictureUrl(url, settings.cloud)
          return { tokens: tokens.map((token) => ({ ...token, logoUri: complete(token.logoUri) })) }
        },
      }),
    getAllowance: ({ networkId, token, account, signal }) =>
      read(networkId, {
        empty: { allowance: '0' },
        ask: (client) => {
          const query = { tokenAddress: toId(networkId, token), userAddress: toId(networkId, account) }
          return callEndpoint(client, getSwapAllowance, { query, signal })
        },
      }),
    getPrices: ({ networkId, tokens, signal }) =>
      read(networkId, {
        empty: tokens.map(() => null),
        ask: async (client) => {
          const addresses = tokens.map((token) => toId(networkId, token))
          const body = { projectId: settings.projectId, currency: 'usd', addresses }
          const { fungibles } = await callEndpoint(client, getTokenPrices, { body, signal })
          return addresses.map(
            (id) => fungibles.find(({ address }) => address !== undefined && isSameId(address, id))?.price ?? null,
          )
        },
      }),
    getGasPrice: async ({ networkId, signal }) => {
      if (!isOffered(networkId))
        throw new ModalError('swap.gasPriceUnsupported', {
          text: 'Network not supported for Gas Price',
          details: networkId,
        })
      return await callEndpoint(context.plugin(apiPlugin).get(), getGasPrice, { query: { chainId: networkId }, signal })
    },
    createApproval: ({ contracts, token, amount }) => {
      demandSwaps(contracts.networkId)
      return createApproval({ token, spender: contracts.spender, amount })
    },
    build: async ({ networkId, from, to, amount, contracts, account, shown, signal, ...choices }) => {
      demandSwaps(networkId)
      const { slippage = SLIPPAGE, isUnchecked: disableEstimate = false } = choices
      if (!(slippage > 0 && slippage <= SLIPPAGE_AT_MOST))
        throw new ModalError('options.invalid', {
          context: { option: 'slippage', given: String(slippage), allowed: `above 0 and at most ${SLIPPAGE_AT_MOST}` },
        })
      const client = context.plugin(apiPlugin).get()
      const loading = loadCheck()
      loading.catch(() => undefined)
      const ask = async (percent: number) => {
        const body = {
          ...{ projectId: settings.projectId, amount: String(amount), eip155: { slippage: percent }, disableEstimate },
          ...{ from: toId(networkId, from), to: toId(networkId, to), userAddress: toId(networkId, account) },
        }
        const { tx, toAmount } = await callEndpoint(client, buildSwapTransaction, { body, signal })
        // Without it, nothing says how much the price has moved since the visitor looked.
        if (toAmount === undefined) throw createAltered('what arrives')
        return { tx, toAmount: BigInt(toAmount) }
      }
      const order = {
        ...{ networkId, account, from, to, amount, shown },
        slippageBps: Number(toBps(slippage)),
        latestDeadline: Math.floor(context.ports.clock.now() / 1000) + SWAP_DEADLINE,
      }

      const first = await ask(slippage)
      const checkSwap = await loading
      const check = (tx: BuiltTransaction): SwapCall => checkSwap(tx, { contracts, order })
      const demandPrice = (after: bigint): void => {
        if (isWorse({ before: shown, after })) throw createMoved({ before: shown, after })
      }
      demandPrice(first.toAmount)
      if (first.toAmount >= shown) return { call: check(first.tx), toAmount: first.toAmount }
      // The provider's minimum follows the price of now; the visitor was shown that of a moment ago.
      const rest = toSlippage(first.toAmount, toMinimum(shown, slippage))
      if (rest === 0) throw createMoved({ before: shown, after: first.toAmount })
      const second = await ask(rest)
      demandPrice(second.toAmount)
      return { call: check(second.tx), toAmount: second.toAmount }
    },
  }
}

/** Whether two CAIP-10 ids are one. Their networks are compared as they are, and addresses of EVM chains without their case. */
function isSameId(id: string, other: string): boolean {
  const [left, right] = [id, other].map((each) => each.lastIndexOf(':'))
  return (
    id.slice(0, left) === other.slice(0, right) &&
    isSameAddress({ address: id.slice((left ?? 0) + 1), other: other.slice((right ?? 0) + 1) })
  )
}
