import type { Network } from '@latchkey/core'
import type { Translator } from '../../messages/createTranslator.ts'
import { toDisplayText } from '../../ui/toDisplayText.ts'

/** Returns a network's display name; "Unknown Network" if the app has no name for it (S8.083). */
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
