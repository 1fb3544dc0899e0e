import type { TransactionTrace } from '@latchkey/core/adapter'
import type { CoinId } from './createReservedCoins.ts'

/** How many coins one fact names: facts hold up to 2,048 characters. */
const COINS_AT_ONCE = 28

/** The longest list of outputs that is kept, in characters. */
const MAX_OUTPUTS_LENGTH = 2_048

/** What a transaction spends and pays. */
export interface Spent {
  readonly coins: readonly CoinId[]
  /** Its outputs in the form `script:amount`. `undefined` if they are too long to be kept. */
  readonly outputs: readonly string[] | undefined
}

/** Returns the facts that say what a transaction spends and pays. */
export function toSpentFacts({ coins, outputs = [] }: Spent): TransactionTrace['facts'] {
  const names = coins.map(({ txid, index }) => `${txid}:${index}`)
  const groups = Array.from({ length: Math.ceil(names.length / COINS_AT_ONCE) }, (_, group) =>
    names.slice(group * COINS_AT_ONCE, (group + 1) * COINS_AT_ONCE),
  )
  const text = outputs.join(' ')
  return {
    ...Object.fromEntries(groups.map((group, index) => [`coins${index}`, group.join(' ')])),
    ...(text.length <= MAX_OUTPUTS_LENGTH && { outputs: text }),
  }
}

/** Parses the facts, which come from storage. Returns `undefined` without a coin. */
export function parseSpent(trace: TransactionTrace | undefined): Spent | undefined {
  const facts = Object.entries(trace?.facts ?? {}).toSorted(([left], [right]) => (left < right ? -1 : 1))
  const coins = facts
    .filter(([name]) => /^coins\d+$/.test(name))
    .flatMap(([, text]) => [...text.matchAll(/\b([\da-f]{64}):(\d{1,10})\b/g)])
    .map(([, txid = '', index]) => ({ txid, index: Number(index) }))
  const outputs = trace?.facts['outputs']
  return coins.length === 0 ? undefined : { coins, outputs: outputs === undefined ? undefined : outputs.split(' ') }
}
