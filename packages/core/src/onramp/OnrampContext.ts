import type { PluginContext } from '../plugin/definePlugin.ts'
import type { OnrampState } from './state.ts'

/** What the machine uses of its modal. */
export type OnrampContext = Pick<
  PluginContext<OnrampState, 'api' | 'balanceSource'>,
  'controllers' | 'modal' | 'plugin' | 'ports' | 'settings' | 'signal' | 'store'
>
