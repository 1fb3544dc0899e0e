import { createStore, type ReadableStore } from '../kernel/store/createStore.ts'
import { getBackStep } from './getBackStep.ts'
import type { Route, RouteArguments, ViewName } from './routes.ts'
import { initialRouterState, toRoute, type RouterState } from './routerState.ts'

/** Navigation between the modal's internal views. It never touches the page's URL or history (S2.001). */
export interface RouterController {
  readonly store: ReadableStore<RouterState>
  /** Goes on to a view. */
  push<view extends ViewName>(view: view, ...parameters: RouteArguments<view>): void
  /** Puts a view in the place of the one on screen. */
  replace<view extends ViewName>(view: view, ...parameters: RouteArguments<view>): void
  /** Forgets the history and starts at a view. */
  reset<view extends ViewName>(view: view, ...parameters: RouteArguments<view>): void
  /** As `reset`, with a route at hand. */
  resetTo(route: Route): void
  /** Goes back by the policy of `getBackStep`. `'close'` tells the caller that there is nothing to go back to. */
  back(): 'navigated' | 'close'
}

/** Makes the router of one modal. */
export function createRouterController(context: { readonly isConnected: () => boolean }): RouterController {
  const store = createStore<RouterState>(initialRouterState)
  const go = (history: readonly [Route, ...Route[]], direction: RouterState['direction']): void =>
    store.set(() => ({ history, direction }))
  return {
    store,
    push: (view, ...parameters) => go([...store.getState().history, toRoute(view, ...parameters)], 'next'),
    replace: (view, ...parameters) => {
      const { history } = store.getState()
      const [first, ...rest] = history.slice(0, -1)
      const route = toRoute(view, ...parameters)
      go(first === undefined ? [route] : [first, ...rest, route], 'next')
    },
    reset: (view, ...parameters) => go([toRoute(view, ...parameters)], 'next'),
    resetTo: (route) => go([route], 'next'),
    back: () => {
      const step = getBackStep({ history: store.getState().history, isConnected: context.isConnected() })
      if (step.type === 'close') return 'close'
      go(step.history, 'previous')
      return 'navigated'
    },
  }
}
