import type { Route } from './routes.ts'

/** What Back does. */
export type BackStep =
  | { readonly type: 'close' }
  | { readonly type: 'navigate'; readonly history: readonly [Route, ...Route[]] }

/**
 * The back policy: Back pops one entry (S2.024); with one entry it closes (S2.025); where it would lead to Connect
 * while connected it shows Account (S2.026).
 */
export function getBackStep(parameters: {
  readonly history: readonly [Route, ...Route[]]
  readonly isConnected: boolean
}): BackStep {
  const [first, ...rest] = parameters.history.slice(0, -1)
  if (first === undefined) return { type: 'close' }
  const target = rest.at(-1) ?? first
  if (parameters.isConnected && target.view === 'Connect')
    return { type: 'navigate', history: [{ view: 'Account', parameters: undefined }] }
  return { type: 'navigate', history: [first, ...rest] }
}
