import { isAccountName } from '@latchkey/protocol/atoms'
import { defineQuery, type QueryReader } from '../query/defineQuery.ts'
import type { NameSuggestion } from './createNames.ts'
import { namesPlugin } from './namesPlugin.ts'

/** How long suggestions are fresh, in ms. Others register names meanwhile. */
const SUGGESTIONS_FRESH = 10_000

/** Like which name. */
export interface NameSuggestionsParameters {
  /** What the visitor typed, without the suffix. */
  readonly text: string
}

/**
 * Whether a name is taken, and free names like it, fresh for 10 seconds. Nothing is asked about a text that cannot be a name. Fails with
 * `names.suggestionsFailed`.
 *
 * @example
 * ```ts
 * const [own, ...others] = await nameSuggestionsQuery.read(modal, { text: 'mira' })
 * ```
 */
export const nameSuggestionsQuery: QueryReader<NameSuggestionsParameters, readonly NameSuggestion[]> =
  /*#__PURE__*/ defineQuery<NameSuggestionsParameters, readonly NameSuggestion[]>({
    name: 'nameSuggestions',
    key: ({ text }) => (isAccountName(text) ? [text.toLowerCase()] : undefined),
    staleTime: SUGGESTIONS_FRESH,
    fetch: async (context, { text, signal }) => (await context.plugin(namesPlugin).load()).suggest({ text, signal }),
  })
