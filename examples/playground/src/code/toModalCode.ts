import type { Devnet } from '../devnet/Devnet.ts'
import { toModalOptions } from '../modal/toModalOptions.ts'
import { toSignInOptions } from '../modal/toSignInOptions.ts'
import type { Settings } from '../state/settings.ts'
import { toFields } from './toFields.ts'
import { toNetworkName } from './toNetworkName.ts'

/** Returns the module that creates this page's modal, with the same options that the page passes to `createModal`. */
export function toModalCode(settings: Settings, { chains, cloud }: Pick<Devnet, 'chains' | 'cloud'>): string {
  const names = chains.map(({ network }) => toNetworkName(network.name)).join(', ')
  const signIn = toSignInOptions(settings)
  const siwx =
    signIn &&
    `  siwx: createSiwx({
    storage: createCloudStorage({ cloud: '${cloud.url}', projectId: '${cloud.projectId}' }),
${toFields(Object.entries(signIn), '    ')}  }),
`
  return `import { bitcoinAdapter } from '@latchkey/adapter-bitcoin'
import { eip155Adapter } from '@latchkey/adapter-eip155'
import { solanaAdapter } from '@latchkey/adapter-solana'
import { createModal } from '@latchkey/core'
${siwx === undefined ? '' : "import { createCloudStorage, createSiwx } from '@latchkey/siwx'\n"}import { ${names} } from './networks'

export const modal = createModal({
  networks: [${names}],
  adapters: [eip155Adapter(), solanaAdapter(), bitcoinAdapter()],
${siwx ?? ''}${toFields(Object.entries(toModalOptions(settings, cloud)), '  ')}})

// Tells the hooks the types of your chains and addresses.
declare module '@latchkey/core' {
  interface Register {
    modal: typeof modal
  }
}
`
}
