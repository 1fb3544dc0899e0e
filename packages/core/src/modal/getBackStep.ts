import type { Route } from './routes.ts'
import { toRoute } from './routerState.ts'

/**
 * Returns the history after Back: it removes one entry (S2.024) and shows Account instead of Connect while connected
 * (S2.026). `undefined`: there is only one entry, and the modal closes (S2.025).
 */
export function getBackStep(parameters: {
  readonly history: readonly [Route, ...Route[]]
  readonly isConnected: boolean
}): readonly [Route, ...Route[]] | undefined {
  const [first, ...others] = parameters.history.slice(0, -1)
  if (first === undefined) return undefined
  const target = others.at(-1) ?? first
  return parameters.isConnected && target.view === 'Connect' ? [toRoute('Account')] : [first, ...others]
}
