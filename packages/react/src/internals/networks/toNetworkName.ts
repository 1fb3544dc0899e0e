import type { Network } from '@latchkey/core'
import type { Translator } from '../../messages/createTranslator.ts'
import { toDisplayText } from '../../ui/toDisplayText.ts'

/** A network's name for a sentence; for one that the app did not name, "Unknown Network" (S8.083). */
export function toNetworkName({
  network,
  t,
}: {
  readonly network: Pick<Network, 'name' | 'unsupported'> | undefined
  readonly t: Translator['t']
}): string {
  const name = network?.unsupported ? '' : toDisplayText(network?.name ?? '')
  return name || t('networks.unknown')
}
