import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'

/** Created once. On a server it does nothing. */
export const modal = createModal({ projectId: 'my-app', networks: [mainnet], adapters: [eip155Adapter()] })
