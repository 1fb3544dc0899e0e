import type { PairedSession } from '@latchkey/core'

/** The grant of a wallet on a phone: one account on Ethereum and on each other requested chain. */
export function createPairedSession(name: string, others: PairedSession['grants'] = {}): PairedSession {
  const address = '0x1111111111111111111111111111111111111111'
  return {
    topic: 'a'.repeat(64),
    pairingTopic: 'b'.repeat(64),
    expiresAt: Date.UTC(2030, 0, 1),
    grants: {
      eip155: { accounts: [`eip155:1:${address}`], networkIds: ['eip155:1'], methods: ['personal_sign'], events: [] },
      ...others,
    },
    peer: { name, description: '', url: 'https://phone.example', icons: [], redirect: {} },
    properties: {},
  }
}
