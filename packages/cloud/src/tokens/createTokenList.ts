import { setTimeout } from 'node:timers/promises'
import type { CaipNetworkId } from '@latchkey/protocol/caip'
import type { Logger } from '../observe/createLogger.ts'
import type { Metrics } from '../observe/createMetrics.ts'
import { devTokens } from './data/devTokens.ts'
import { shippedTokens } from './data/generated/shippedTokens.ts'
import { fetchTokenList } from './fetchTokenList.ts'
import { mergeTokens } from './mergeTokens.ts'
import type { Token, TokenList } from './TokenList.ts'

/** How long a downloaded list is used before it is fetched again, in ms. */
const day = 86_400_000

/** How long after a failed download the next one starts, in ms. */
const retryDelay = 600_000

/**
 * Creates the list of a node: the shipped tokens, the lists that the operator added, and the local chains in development.
 * Added lists are fetched at once and then daily; until the first answer they are empty, and after a failure the last good one
 * stays.
 *
 * @param parameters.urls of lists in the form of tokenlists.org, preferred first.
 * @param parameters.wait for tests.
 * @param parameters.signal ends the downloads.
 */
export function createTokenList(parameters: {
  readonly urls: readonly string[]
  readonly isDev: boolean
  readonly logger: Logger
  readonly metrics: Metrics
  readonly wait?: ((time: number) => Promise<unknown>) | undefined
  readonly signal?: AbortSignal | undefined
}): TokenList {
  const { isDev, logger, metrics, signal, urls } = parameters
  const wait = parameters.wait ?? ((time) => setTimeout(time, undefined, { ref: false, signal }))
  const fetches = metrics.counter('latchkey_token_list_fetches_total', 'Downloads of a token list, by outcome.', [
    'list',
    'outcome',
  ])
  const rows = metrics.gauge('latchkey_token_list_rows', 'Rows of a token list, by whether they could be used.', [
    'list',
    'outcome',
  ])
  const own: readonly Token[] = [...shippedTokens.map(toToken), ...(isDev ? devTokens : [])]
  const added: (readonly Token[])[] = urls.map(() => [])
  let tokens = mergeTokens([own])

  const update = async (url: string, index: number): Promise<boolean> => {
    // By its place in the setting: a URL may contain a key.
    const list = String(index + 1)
    const answer = await fetchTokenList(url, signal)
    fetches.inc({ list, outcome: answer.kind === 'read' ? 'read' : answer.reason })
    if (answer.kind === 'failed') {
      logger.warn(
        { list, reason: answer.reason },
        `Token list ${list} of LATCHKEY_TOKEN_LISTS could not be fetched. Its last good version stays in use; the next attempt is in ten minutes`,
      )
      return false
    }
    rows.set({ list, outcome: 'listed' }, answer.tokens.length)
    rows.set({ list, outcome: 'skipped' }, answer.skipped)
    if (answer.skipped > 0)
      logger.warn(
        { list, skipped: answer.skipped },
        `Token list ${list} has rows that cannot be used; they are skipped`,
      )
    added[index] = answer.tokens
    tokens = mergeTokens([own, ...added])
    return true
  }
  const keepUpdated = async (url: string, index: number): Promise<void> => {
    for (;;) await wait((await update(url, index)) ? day : retryDelay)
  }
  // Rejects only if the signal aborts.
  for (const [index, url] of urls.entries()) keepUpdated(url, index).catch(() => undefined)

  return { list: (caipNetworkId: CaipNetworkId) => tokens.get(caipNetworkId) ?? [] }
}

function toToken({ address, chainId, decimals, name, symbol }: Token): Token {
  return { chainId, address, symbol, name, decimals }
}
