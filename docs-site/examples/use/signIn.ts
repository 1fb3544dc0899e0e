import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { createBackEndStorage, createSiwx } from '@latchkey/siwx'

export const modal = createModal({
  projectId: 'my-app',
  networks: [mainnet],
  adapters: [eip155Adapter()],
  siwx: createSiwx({ storage: createBackEndStorage({ url: '/api/siwx' }), statement: 'Sign in to see your orders.' }),
})
