import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { InferOutput } from 'valibot'
import type { HttpUpstream } from '../../http/createHttpUpstream.ts'
import type { FailedAttempt } from '../../pool/Attempt.ts'
import { getNetworkName, networkIds } from '../networkNames.ts'
import { meldCurrenciesSchema } from './meldSchemas.ts'

/** How long a list is used, in ms. */
const fresh = 3_600_000

const solana: CaipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const known = new Set<string>(networkIds.values())

/** A currency on one network, which has a code of its own. */
export interface MeldCurrency {
  /** Such as `USDC_BASE`. */
  readonly code: string
  /** Such as `USDC`. */
  readonly symbol: string
  readonly name: string
  readonly network: CaipNetworkId
  readonly networkName: string
  readonly displayName: string
  readonly contract: string | undefined
  readonly icon: string | undefined
}

interface Limits {
  readonly timeout: number
  readonly signal?: AbortSignal | undefined
}

type Answer = { readonly kind: 'answered'; readonly value: readonly MeldCurrency[] } | FailedAttempt

/** The currencies that Meld's sellers deliver on the networks that have a name. */
export interface MeldCurrencies {
  /** Reads the list of a country, which quotes need for the codes. It is kept for an hour. Rejects only if `signal` aborts. */
  read(parameters: Limits & { readonly country: string }): Promise<Answer>
}

/** Creates the list of currencies. */
export function createMeldCurrencies(parameters: {
  readonly upstream: HttpUpstream
  readonly now: () => number
}): MeldCurrencies {
  const { now, upstream } = parameters
  const lists = new Map<string, { readonly at: number; readonly currencies: readonly MeldCurrency[] }>()
  return {
    async read({ country, ...limits }) {
      const list = lists.get(country)
      if (list !== undefined && now() - list.at < fresh) return { kind: 'answered', value: list.currencies }
      const answer = await upstream.call({
        path: ['service-providers', 'properties', 'crypto-currencies'],
        query: { categories: 'CRYPTO_ONRAMP', accountFilter: 'true', countries: country },
        schema: meldCurrenciesSchema,
        ...limits,
      })
      if (answer.kind === 'failed') return answer
      const currencies = answer.value.flatMap((row) => toCurrency(row) ?? [])
      // There are fewer countries than this.
      if (lists.size >= 300) lists.clear()
      lists.set(country, { at: now(), currencies })
      return { kind: 'answered', value: currencies }
    },
  }
}

function toCurrency(row: InferOutput<typeof meldCurrenciesSchema>[number]): MeldCurrency | undefined {
  const { chainName, contractAddress, currencyCode, name, symbolImageUrl } = row
  const network = findNetwork(row)
  const symbol = currencyCode.split('_', 1)[0] ?? ''
  if (network === undefined || symbol === '') return undefined
  const networkName = getNetworkName(network)
  const isContract = network === solana ? /^[1-9A-HJ-NP-Za-km-z]{32,44}$/ : /^0x[0-9a-fA-F]{40}$/
  return {
    code: currencyCode,
    symbol,
    name: name ?? symbol,
    network,
    networkName,
    displayName: chainName ?? networkName,
    contract: isContract.test(contractAddress ?? '') ? (contractAddress ?? undefined) : undefined,
    icon: symbolImageUrl ?? undefined,
  }
}

/** Finds the network of a row: by its number, and Solana, which has none, by its code. */
function findNetwork(row: {
  readonly chainCode?: string | null | undefined
  readonly chainId?: string | null | undefined
}) {
  if (/^SOL(?:ANA)?$/i.test(row.chainCode ?? '')) return solana
  const id: CaipNetworkId = `eip155:${row.chainId ?? ''}`
  return known.has(id) ? id : undefined
}
