// phone.ts
import { createPhone } from '@latchkey/testing/phone'

/** A session on three kinds of chain, one of which the visitor revokes. */
export async function connect(uri: string): Promise<readonly string[]> {
  const phone = await createPhone({
    relayUrl: 'ws://127.0.0.1:8787/relay',
    projectId: 'dev',
    solana: { chains: [{ chain: 'solana:mainnet', rpcUrl: 'http://127.0.0.1:8899' }] },
    bip122: { chains: [{ chain: 'bitcoin:regtest', esploraUrl: 'http://127.0.0.1:3002' }] },
  })
  await phone.pair(uri)
  const { others } = await phone.approve({ namespaces: ['eip155', 'solana', 'bip122'] })
  await phone.update({ namespaces: ['eip155', 'solana'] })
  return others.map(({ namespace }) => namespace)
}
