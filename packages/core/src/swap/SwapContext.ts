import type { PluginContext } from '../plugin/definePlugin.ts'
import type { SwapPluginState } from './state.ts'

/** What the machine uses of its modal. */
export type SwapContext = Pick<
  PluginContext<SwapPluginState, 'swapSource' | 'transactions'>,
  'controllers' | 'modal' | 'options' | 'plugin' | 'ports' | 'signal' | 'store'
>
