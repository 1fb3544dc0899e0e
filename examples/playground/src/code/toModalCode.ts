import type { LocalCloud } from '../devnet/Devnet.ts'
import { toModalOptions } from '../modal/toModalOptions.ts'
import type { Settings } from '../state/settings.ts'
import { toFields } from './toFields.ts'

/** The module that makes this page's modal: its options are the very ones that the page gives to `createModal`. */
export function toModalCode(settings: Settings, cloud: LocalCloud): string {
  return `import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { devnetOne, devnetTwo } from './networks'

export const modal = createModal({
  networks: [devnetOne, devnetTwo],
  adapters: [eip155Adapter()],
${toFields(Object.entries(toModalOptions(settings, cloud)), '  ')}})

// Hooks know your chains and addresses by type.
declare module '@latchkey/core' {
  interface Register {
    modal: typeof modal
  }
}
`
}
