import { bitcoinAdapter } from '@latchkey/adapter-bitcoin'
import { eip155Adapter } from '@latchkey/adapter-eip155'
import { solanaAdapter } from '@latchkey/adapter-solana'
import { createModal } from '@latchkey/core'
import { bitcoin, mainnet, solana } from '@latchkey/core/networks'
import { useAccount, useSiwx } from '@latchkey/react'
import { createPageStorage, createSiwx } from '@latchkey/siwx'

export const modal = createModal({
  projectId: 'my-app',
  networks: [mainnet, solana, bitcoin],
  adapters: [eip155Adapter(), solanaAdapter(), bitcoinAdapter()],
  // Asks the visitor to sign in after connecting, with the message format of the wallet's chain.
  siwx: createSiwx({ storage: createPageStorage(), required: false }),
})

export function Accounts() {
  const onSolana = useAccount({ namespace: 'solana' })
  const onBitcoin = useAccount({ namespace: 'bip122' })
  const { session } = useSiwx()
  return <p>{`${onSolana.address} and ${onBitcoin.address}, signed in: ${session !== undefined}`}</p>
}
