import { array, check, pipe, string, transform } from 'valibot'
import { isOwnKeyMethod } from './isOwnKeyMethod.ts'
import { row, splitList, wholeNumber } from './settingSchemas.ts'

/** Settings of the budgets for what strangers can trigger. */
export const limitRows = {
  rpcPerAddress: row({
    variable: 'LATCHKEY_RATE_RPC_ADDRESS',
    group: 'Limits',
    description: 'Calls of one client address to upstreams. Expensive methods count as up to 50 calls.',
    unit: 'per minute',
    initial: '1000',
    ...wholeNumber(50, 10_000_000),
  }),
  rpcPerProject: row({
    variable: 'LATCHKEY_RATE_RPC_PROJECT',
    group: 'Limits',
    description: 'Calls of all clients of one project to upstreams.',
    unit: 'per minute',
    initial: '30000',
    ...wholeNumber(50, 100_000_000),
  }),
  rpcBodyBytesAtMost: row({
    variable: 'LATCHKEY_BODY_LIMIT_RPC',
    group: 'Limits',
    description: 'Maximum size of a request to an upstream.',
    unit: 'bytes',
    initial: '131072',
    ...wholeNumber(1_024, 67_108_864),
  }),
  rpcAnswerBytesAtMost: row({
    variable: 'LATCHKEY_ANSWER_LIMIT_RPC',
    group: 'Limits',
    description: 'Maximum size of an answer of an upstream; a larger one is not forwarded.',
    unit: 'bytes',
    initial: '4194304',
    ...wholeNumber(1_024, 67_108_864),
  }),
  signInsPerAddress: row({
    variable: 'LATCHKEY_RATE_SIGN_IN',
    group: 'Limits',
    description:
      'Requests of one client address to the endpoints of sign-ins and logins, which may store 30,000 bytes on average.',
    unit: 'per minute',
    initial: '30',
    ...wholeNumber(1, 1_000_000),
  }),
  forcedBalances: row({
    variable: 'LATCHKEY_RATE_FORCED_BALANCES',
    group: 'Limits',
    description:
      'Requests of one client address for balances that must not come from the cache; 200 times as many for one project.',
    unit: 'per minute',
    initial: '12',
    ...wholeNumber(1, 1_000_000),
  }),
  swapQuotes: row({
    variable: 'LATCHKEY_RATE_SWAP_QUOTES',
    group: 'Limits',
    description: 'Quotes for swaps that one client address may ask for; 200 times as many for one project.',
    unit: 'per minute',
    initial: '30',
    ...wholeNumber(1, 1_000_000),
  }),
  swapBuilds: row({
    variable: 'LATCHKEY_RATE_SWAP_BUILDS',
    group: 'Limits',
    description: 'Transactions of swaps that one client address may ask for; 200 times as many for one project.',
    unit: 'per minute',
    initial: '12',
    ...wholeNumber(1, 1_000_000),
  }),
  onrampSessions: row({
    variable: 'LATCHKEY_RATE_ONRAMP',
    group: 'Limits',
    description:
      'Purchases that one client address may begin with an onramp provider; 200 times as many for one project.',
    unit: 'per minute',
    initial: '10',
    ...wholeNumber(1, 1_000_000),
  }),
  eventBytesPerDay: row({
    variable: 'LATCHKEY_EVENT_BYTES',
    group: 'Limits',
    description: 'Analytics events that one project may store.',
    unit: 'bytes per day',
    initial: '104857600',
    ...wholeNumber(32_768, 1_000_000_000_000),
  }),
  rpcMethods: row({
    variable: 'LATCHKEY_RPC_METHODS',
    group: 'Upstream',
    description:
      'Further methods that visitors may call on all upstreams, separated by commas, such as trace_block. Methods that use the keys of a node stay forbidden.',
    expected: 'names of methods that do not use the keys of a node, such as trace_block, separated by commas',
    schema: pipe(
      string(),
      transform(splitList),
      array(
        pipe(
          string(),
          check((method) => /^[\w.-]{1,128}$/.test(method) && !isOwnKeyMethod(method)),
        ),
      ),
    ),
  }),
}
