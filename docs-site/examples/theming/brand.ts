import { eip155Adapter } from '@latchkey/adapter-eip155'
import { createModal } from '@latchkey/core'
import { mainnet } from '@latchkey/core/networks'
import { createTheme, midnightTheme } from '@latchkey/core/themes'

export const modal = createModal({
  projectId: 'my-app',
  networks: [mainnet],
  adapters: [eip155Adapter()],
  themeVariables: createTheme({ preset: midnightTheme, accent: '#7a2fe0', corners: 'small' }),
})
