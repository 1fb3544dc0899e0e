import { type GenericSchema, type InferOutput, nullable, number, object, safeParse } from 'valibot'
import { createSharedCalls } from '../pool/createSharedCalls.ts'
import type { AnswerStore } from './AnswerStore.ts'

/** An answer of a provider. */
export interface CachedAnswer<value> {
  /** `null` if the provider answered that there is none. */
  readonly value: value | null
  /** When the provider answered, in ms since the epoch. */
  readonly at: number
}

/** The answers to several keys. Keys that could not be answered are missing. */
export type CachedAnswers<value> = ReadonlyMap<string, CachedAnswer<value>>

/** A cache of one kind of answer. */
export interface AnswerCache<value> {
  /**
   * Reads answers. Identical questions in progress share one load.
   *
   * @param parameters.keys each holds everything that changes its answer, and never a project or an IP address.
   * @param parameters.load loads what is missing. A key without a result could not be answered and is not cached.
   * @param parameters.isForced load all keys, and refill the cache.
   * @throws what `load` throws, unless there is an answer to at least one key.
   */
  read(parameters: {
    readonly keys: readonly string[]
    readonly load: (keys: readonly string[], signal: AbortSignal) => Promise<ReadonlyMap<string, value | null>>
    readonly isForced?: boolean | undefined
    readonly signal?: AbortSignal | undefined
  }): Promise<CachedAnswers<value>>
  /** Returns an answer that is fresh, without loading it. */
  peek(key: string): Promise<CachedAnswer<value> | undefined>
  /** Replaces an answer; it stays as old as it says. */
  replace(key: string, answer: CachedAnswer<value>): Promise<void>
}

/**
 * Creates a cache over a store.
 *
 * @param parameters.name separates this kind of answer from others in the same store.
 * @param parameters.fresh how long an answer is used, in ms.
 * @param parameters.stale how long an answer is used while no newer one can be loaded, in ms; 0 never.
 */
export function createAnswerCache<const schema extends GenericSchema>(parameters: {
  readonly name: string
  readonly schema: schema
  readonly fresh: number
  readonly stale: number
  readonly store: AnswerStore
  readonly now: () => number
}): AnswerCache<InferOutput<schema>> {
  const { fresh, name, now, schema, stale, store } = parameters
  type Value = InferOutput<schema>
  const entrySchema = object({ at: number(), value: nullable(schema) })
  const shared = createSharedCalls<CachedAnswers<Value>>()
  const toKey = (key: string): string => `${name}:${key}`

  const readStored = async (keys: readonly string[]): Promise<Map<string, CachedAnswer<Value>>> => {
    const texts = await store.read(keys.map(toKey))
    return new Map(
      keys.flatMap((key, index) => {
        const entry = safeParse(entrySchema, parseJson(texts[index]))
        return entry.success ? [[key, { at: entry.output.at, value: entry.output.value }] as const] : []
      }),
    )
  }

  const readAll = async (
    keys: readonly string[],
    isForced: boolean,
    load: Parameters<AnswerCache<Value>['read']>[0]['load'],
    signal: AbortSignal,
  ): Promise<CachedAnswers<Value>> => {
    const stored = await readStored(keys)
    const isFresh = (answer: CachedAnswer<Value> | undefined): boolean =>
      answer !== undefined && now() - answer.at < fresh
    const missing = isForced ? keys : keys.filter((key) => !isFresh(stored.get(key)))
    if (missing.length === 0) return stored
    const usable = new Map([...stored].filter(([, { at }]) => now() - at < Math.max(fresh, stale)))
    try {
      const loaded = await load(missing, signal)
      const at = now()
      const entries = [...loaded].map(([key, value]) => [key, { at, value }] as const)
      const texts = entries.map(([key, entry]) => [toKey(key), JSON.stringify(entry)] as const)
      await store.write(texts, Math.max(fresh, stale))
      return new Map([...(isForced ? [] : usable), ...entries])
    } catch (error) {
      if (usable.size === 0 || isForced) throw error
      return usable
    }
  }

  return {
    async peek(key) {
      const answer = (await readStored([key])).get(key)
      return answer !== undefined && now() - answer.at < fresh ? answer : undefined
    },
    async replace(key, answer) {
      const life = answer.at + Math.max(fresh, stale) - now()
      if (life > 0) await store.write([[toKey(key), JSON.stringify(answer)]], life)
    },
    read({ isForced = false, keys, load, signal }) {
      const unique = [...new Set(keys)].toSorted()
      if (unique.length === 0) return Promise.resolve(new Map())
      return shared.run({
        key: JSON.stringify([isForced, ...unique]),
        act: (end) => readAll(unique, isForced, load, end),
        signal,
      })
    },
  }
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
