import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'

export const modal = createModal({
  projectId: 'my-app',
  networks: [mainnet],
  adapters: [eip155Adapter()],
  themeMode: 'system',
  themeVariables: { accent: { light: '#7a2fe0', dark: '#c9a6ff' }, 'radius-row': '8px' },
})
