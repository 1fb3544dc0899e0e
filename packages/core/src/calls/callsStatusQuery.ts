import type { CallsStatus } from '../adapter/callsFeature.ts'
import { defineQuery, type QueryReader } from '../query/defineQuery.ts'
import { callsPlugin } from './callsPlugin.ts'

/** The id of a batch; `undefined` while there is none. */
export interface CallsStatusParameters {
  readonly id: string | undefined
}

/**
 * The status of a batch of calls, from the wallet that got it or from its transactions: see `Calls.getStatus`. An end is final; a pending
 * status is stale at once, so read it again.
 *
 * Fails with `request.failed` for an id that the wallet does not know (`getCallsErrorCode` is 5730), and with `connection.required`.
 *
 * @example
 * ```ts
 * const { statusCode } = await callsStatusQuery.read(modal, { id })
 * ```
 */
export const callsStatusQuery: QueryReader<CallsStatusParameters, CallsStatus> = /*#__PURE__*/ defineQuery({
  name: 'callsStatus',
  key: ({ id }: CallsStatusParameters) => (id === undefined ? undefined : [id]),
  staleTime: ({ status }: CallsStatus) => (status === 'pending' ? 0 : Number.POSITIVE_INFINITY),
  fetch: async ({ plugin }, { id = '', signal }) => await (await plugin(callsPlugin).load()).getStatus({ id, signal }),
})
