import type { Route } from './routes.ts'

export interface RouterState {
  /** From the first view to the one on screen. */
  readonly history: readonly [Route, ...Route[]]
  /** Where the view on screen came from (S2.033). */
  readonly direction: 'next' | 'previous'
}

export const initialRouterState: RouterState = {
  history: [{ view: 'Connect', parameters: undefined }],
  direction: 'next',
}

/** The view on screen. */
export const selectRoute = (state: RouterState): Route => state.history.at(-1) ?? state.history[0]

/** Whether Back has a view to go to. */
export const selectCanGoBack = (state: RouterState): boolean => state.history.length > 1
