import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import { getBackStep } from './getBackStep.ts'
import type { Route, RouteArguments, ViewName } from './routes.ts'
import { initialRouterState, toRoute, type RouterState } from './routerState.ts'

/** Navigates between the modal's internal views. Never touches the page's URL or history. */
export interface RouterController {
  readonly store: ReadableStore<RouterState>
  /** Adds a view to the history and shows it. */
  push<view extends ViewName>(view: view, ...parameters: RouteArguments<view>): void
  /** Replaces the visible view. */
  replace<view extends ViewName>(view: view, ...parameters: RouteArguments<view>): void
  /** Clears the history and shows a view. */
  reset<view extends ViewName>(view: view, ...parameters: RouteArguments<view>): void
  /** Like `reset`, with a route. */
  resetTo(route: Route): void
  /** Goes back by the policy of `getBackStep`. `'close'`: there is no previous view. */
  back(): 'navigated' | 'close'
}

/** Creates the router of one modal. */
export function createRouterController(context: { readonly isConnected: () => boolean }): RouterController {
  const store = createStore<RouterState>(initialRouterState)
  const go = (history: readonly [Route, ...Route[]], direction: RouterState['direction']): void =>
    store.set(() => ({ history, direction }))
  return {
    store,
    push: (view, ...parameters) => go([...store.getState().history, toRoute(view, ...parameters)], 'next'),
    replace: (view, ...parameters) => {
      const { history } = store.getState()
      const [first, ...others] = history.slice(0, -1)
      const route = toRoute(view, ...parameters)
      go(first === undefined ? [route] : [first, ...others, route], 'next')
    },
    reset: (view, ...parameters) => go([toRoute(view, ...parameters)], 'next'),
    resetTo: (route) => go([route], 'next'),
    back: () => {
      const history = getBackStep({ history: store.getState().history, isConnected: context.isConnected() })
      if (history) go(history, 'previous')
      return history ? 'navigated' : 'close'
    },
  }
}
