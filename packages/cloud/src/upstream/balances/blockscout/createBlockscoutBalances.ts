import type { InferOutput } from 'valibot'
import { formatUnits } from 'viem'
import { accountSchema, tokensSchema } from '../../blockscout/blockscoutSchemas.ts'
import type { Blockscout } from '../../blockscout/createBlockscout.ts'
import { failAttempt, type FailedAttempt } from '../../pool/Attempt.ts'
import type { BalanceProvider, Holding } from '../Balances.ts'
import { getNativeCoin } from '../nativeCoins.ts'

type Tokens = InferOutput<typeof tokensSchema>
type TokensAnswer = { readonly kind: 'answered'; readonly value: Tokens } | FailedAttempt

const noTokens: Tokens = { items: [], next_page_params: undefined }

/** Characters of an amount. */
const amountLengthAtMost = 120

/** Pages of tokens at most, of 50 each, the most valuable first. */
const pagesAtMost = 4

/** Creates the balances that Blockscout knows: of the coin and of all fungible tokens, listed or not. */
export function createBlockscoutBalances({ blockscout }: { readonly blockscout: Blockscout }): BalanceProvider {
  return {
    chainIds: blockscout.chainIds,
    async read({ question: { account, chainId, contracts }, signal, timeout }) {
      const end = performance.now() + timeout
      const wanted = contracts === undefined ? undefined : new Set(contracts.map((one) => one.toLowerCase()))
      const coin = getNativeCoin(chainId)
      const holdings: Holding[] = []
      if (coin !== undefined) {
        const answer = await blockscout.call({
          ...{ account, chainId, signal, timeout },
          schema: accountSchema,
          unknown: { hash: account, coin_balance: null },
        })
        if (answer.kind === 'failed') return answer
        if (answer.value.hash.toLowerCase() !== account.toLowerCase()) return failAttempt('foreign_answer')
        const numeric = formatUnits(BigInt(answer.value.coin_balance ?? '0'), coin.decimals)
        holdings.push({ ...coin, numeric })
      }
      let next: Readonly<Record<string, string>> | undefined = {}
      for (let page = 0; page < pagesAtMost && next !== undefined; page += 1) {
        const query: Readonly<Record<string, string>> = { type: 'ERC-20', ...next }
        const answer: TokensAnswer = await blockscout.call({
          ...{ account, chainId, signal, timeout: Math.max(1, end - performance.now()) },
          list: 'tokens',
          query,
          schema: tokensSchema,
          unknown: noTokens,
        })
        if (answer.kind === 'failed') return answer
        next = answer.value.next_page_params
        for (const { token, value } of answer.value.items) {
          // Without its decimals, an amount says nothing.
          if (token?.decimals === undefined || wanted?.has(token.address_hash.toLowerCase()) === false) continue
          const numeric = formatUnits(BigInt(value), token.decimals)
          // A contract may say that it has 255 decimals.
          if (numeric.length > amountLengthAtMost) continue
          holdings.push({
            address: token.address_hash,
            name: token.name ?? '',
            symbol: token.symbol ?? '',
            decimals: token.decimals,
            numeric,
            iconUrl: token.icon_url ?? undefined,
            isSpam: token.reputation === 'scam' ? true : undefined,
          })
        }
      }
      return { kind: 'answered', value: holdings.filter(({ numeric }) => /[1-9]/.test(numeric)) }
    },
  }
}
