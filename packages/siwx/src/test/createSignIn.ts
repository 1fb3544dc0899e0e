import type { SiwxAccount, SiwxMessage } from '@latchkey/protocol/siwx'

/** The time at which tests sign and verify, in ms since the epoch. */
export const testTime = Date.UTC(2026, 0, 15, 12)

/** Returns the fields of a valid sign-in. */
export function createSignIn(account: SiwxAccount, change: Partial<SiwxMessage> = {}): SiwxMessage {
  return {
    domain: 'app.example.com',
    ...account,
    uri: 'https://app.example.com',
    version: '1',
    nonce: 'a1b2c3d4e5f6',
    statement: 'Sign in to see your orders.',
    issuedAt: new Date(testTime).toISOString(),
    expirationTime: new Date(testTime + 3_600_000).toISOString(),
    ...change,
  }
}
