import { createLoader } from '../kernel/createLoader.ts'
import type { Modal } from '../plugin/Modal.ts'
import type { SendBundlerRequestParameters } from './sendBundlerRequest.ts'

/** Returns a function that asks a bundler, whose code loads with the first request: few pages ask one themselves. */
export function createBundlerReader(
  modal: Pick<Modal, 'plugin'>,
): (parameters: SendBundlerRequestParameters) => Promise<unknown> {
  const load = createLoader({ load: () => import('./sendBundlerRequest.ts') })
  return async (parameters) => await (await load()).sendBundlerRequest(modal, parameters)
}
