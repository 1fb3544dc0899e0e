import type { Route } from './routes.ts'

/** The effect of Back. */
export type BackStep =
  | { readonly type: 'close' }
  | { readonly type: 'navigate'; readonly history: readonly [Route, ...Route[]] }

/**
 * Decides what Back does: it removes one entry (S2.024), closes if there is only one (S2.025), and shows Account
 * instead of Connect while connected (S2.026).
 */
export function getBackStep(parameters: {
  readonly history: readonly [Route, ...Route[]]
  readonly isConnected: boolean
}): BackStep {
  const [first, ...others] = parameters.history.slice(0, -1)
  if (first === undefined) return { type: 'close' }
  const target = others.at(-1) ?? first
  if (parameters.isConnected && target.view === 'Connect')
    return { type: 'navigate', history: [{ view: 'Account', parameters: undefined }] }
  return { type: 'navigate', history: [first, ...others] }
}
