import { defineQuery, type QueryReader } from '../query/defineQuery.ts'
import { OPTIONS_FRESH, SAMPLE_FRESH } from './constants.ts'
import { onrampPlugin } from './onrampPlugin.ts'
import type { OnrampChoices } from './state.ts'

/**
 * What can be bought and how it can be paid, fresh for an hour. If the cloud does not say, these are examples (`isSample`), with
 * which nothing can be bought, and the next read asks again. Never fails.
 *
 * @example
 * ```ts
 * const { purchaseCurrencies, isSample } = await onrampOptionsQuery.read(modal, {})
 * ```
 */
export const onrampOptionsQuery: QueryReader<object, OnrampChoices> = /*#__PURE__*/ defineQuery<object, OnrampChoices>({
  name: 'onrampOptions',
  key: () => [],
  staleTime: ({ isSample }) => (isSample ? SAMPLE_FRESH : OPTIONS_FRESH),
  offlineFirst: true,
  fetch: async (context, { signal }) => (await context.plugin(onrampPlugin).load()).readOptions({ signal }),
})
