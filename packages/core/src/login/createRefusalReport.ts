import { ModalError } from '../kernel/errors/ModalError.ts'
import type { PluginContext } from '../plugin/definePlugin.ts'
import { REFUSAL_DELAY } from './constants.ts'

/** Tells the visitor that the page has asked for something that the wallet never does (S8.025, S8.026). */
export interface RefusalReport {
  report(): void
  /** Forgets what was not told yet. */
  end(): void
}

/** Creates the report of one modal. */
export function createRefusalReport(
  context: Pick<PluginContext<object>, 'ports' | 'showError'> & {
    readonly modal: Pick<PluginContext<object>['controllers']['modal'], 'open' | 'store'>
  },
): RefusalReport {
  const { modal, ports, showError } = context
  const stops = new Set<() => void>()
  return {
    report: () => {
      if (!modal.store.getState().isOpen) modal.open()
      const stop = ports.clock.after(REFUSAL_DELAY, () => {
        stops.delete(stop)
        showError(new ModalError('rpc.actionNotAllowed'))
      })
      stops.add(stop)
    },
    end: () => {
      for (const stop of stops) stop()
    },
  }
}
