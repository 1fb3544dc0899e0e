import { raceTimeout } from '../kernel/utils/raceTimeout.ts'
import type { SendToken } from '../send/state.ts'
import { QUOTE_LIFE } from './constants.ts'
import type { SwapContracts } from '../options/SwapContracts.ts'
import { isSameAddress } from '../kernel/utils/isSameAddress.ts'
import { findPriceImpact } from './findPriceImpact.ts'
import type { WholeDraft } from './findSwapProblems.ts'
import type { ShownQuote } from './state.ts'
import type { SwapContext } from './SwapContext.ts'
import { swapPricesQuery } from './swapPricesQuery.ts'
import { swapSourcePlugin } from './swapSourcePlugin.ts'
import { toMinimum } from './toMinimum.ts'

/** How long a quote waits for the prices of its tokens, in ms. Without them its impact is not known. */
const PRICE_LIMIT = 3_000

/** A quote, with the prices of its tokens as they were read with it. */
export interface FoundQuote {
  readonly quote: ShownQuote
  readonly from: SendToken
  readonly to: SendToken
}

/**
 * Asks for the best quote, and for the prices of both tokens. Resolves with `undefined` if there is no route.
 *
 * @throws what the cloud answers
 */
export async function readQuote(
  context: Pick<SwapContext, 'modal' | 'plugin' | 'ports'>,
  parameters: {
    readonly draft: WholeDraft
    readonly slippage: number
    /** The contracts to prefer: those of the review. */
    readonly preferred?: Pick<ShownQuote, 'provider' | 'router' | 'spender'> | undefined
    readonly signal: AbortSignal
  },
): Promise<FoundQuote | undefined> {
  const { draft, slippage, preferred, signal } = parameters
  const { payer, from, to, amount } = draft
  const { networkId } = payer
  const source = await context.plugin(swapSourcePlugin).load()
  signal.throwIfAborted()
  const [{ quotes }, [paid, bought]] = await Promise.all([
    source.getQuotes({ networkId, from: from.address, to: to.address, amount, account: payer.address, signal }),
    readPrices(context, { networkId, tokens: [from, to] }),
  ])
  const best = quotes.find(({ contracts }) => preferred && isSameRoute(contracts, preferred)) ?? quotes[0]
  if (!best) return undefined
  const priced = { from: withPrice(from, paid), to: withPrice(to, bought) }
  const { provider, router, spender } = best.contracts
  // The visitor's clock alone counts: it may differ from that of the cloud.
  const receivedAt = context.ports.clock.now()
  return {
    ...priced,
    quote: {
      ...{ provider, router, spender, toAmount: best.toAmount, gas: best.gas, receivedAt },
      minimum: toMinimum(best.toAmount, slippage),
      expiresAt: receivedAt + QUOTE_LIFE,
      ...findPriceImpact({ ...priced, amount, toAmount: best.toAmount }),
    },
  }
}

/** Whether two quotes call the same contracts. */
export const isSameRoute = (
  route: Pick<ShownQuote, 'provider' | 'router' | 'spender'>,
  other: Pick<ShownQuote, 'provider' | 'router' | 'spender'>,
): boolean =>
  route.provider === other.provider &&
  isSameAddress({ address: route.router, other: other.router }) &&
  isSameAddress({ address: route.spender, other: other.spender })

/** The contracts of a quote, as the source takes them. */
export const toContracts = (
  { provider, router, spender }: Pick<ShownQuote, 'provider' | 'router' | 'spender'>,
  { payer }: Pick<WholeDraft, 'payer'>,
): SwapContracts => ({ provider, router, spender, networkId: payer.networkId })

const withPrice = (token: SendToken, price: number | null | undefined): SendToken =>
  price === undefined || price === null || price === token.price ? token : { ...token, price }

async function readPrices(
  { modal, ports }: Pick<SwapContext, 'modal' | 'ports'>,
  { networkId, tokens }: { readonly networkId: SendToken['caipNetworkId']; readonly tokens: readonly SendToken[] },
): Promise<readonly (number | null)[]> {
  const reading = swapPricesQuery.read(modal, { networkId, tokens: tokens.map(({ address }) => address) })
  return await raceTimeout(reading, { clock: ports.clock, milliseconds: PRICE_LIMIT }).catch(() => [])
}
