import type { PluginContext } from '../plugin/definePlugin.ts'
import type { SendPluginState } from './state.ts'

/** What the machine uses of its modal. */
export type SendContext = Pick<
  PluginContext<SendPluginState, 'transactions'>,
  'controllers' | 'modal' | 'persist' | 'plugin' | 'ports' | 'signal' | 'store'
>
