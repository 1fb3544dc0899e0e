import { expect, it } from 'vitest'
import { isAccountOf } from '../http/routes/sessions/isAccountOf.ts'
import type { SignInSession } from './SignInSession.ts'
import { toAccountKey } from './toAccountKey.ts'
import { toCaipAccount } from './toCaipAccount.ts'

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
const bech32 = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'

it('gives a Bitcoin account one id in the database and in tokens, in whichever letter case it signed in', () => {
  for (const accountAddress of [bech32, bech32.toUpperCase()]) {
    const account = { chainId: bitcoin, accountAddress } as const
    expect(toAccountKey(account)).toBe(`${bitcoin}:${bech32}`)
    expect(toCaipAccount(account)).toBe(`${bitcoin}:${bech32}`)
    const data = { ...account, domain: 'a.example', uri: 'https://a.example', version: '1', nonce: 'a1b2c3d4' } as const
    const session: SignInSession = {
      id: 'x',
      account: toAccountKey(account),
      domain: 'a.example',
      session: { data, message: '', signature: '' },
      createdAt: 0,
      expiresAt: 0,
      revokedAt: null,
      secretHash: null,
    }
    for (const asked of [bech32, bech32.toUpperCase(), `${bitcoin}:${bech32}`])
      expect(isAccountOf(session, asked)).toBe(true)
    expect(isAccountOf(session, `${bech32.slice(0, -1)}q`)).toBe(false)
  }
})

it('keeps the checksum of an eip155 account in tokens', () => {
  const account = { chainId: 'eip155:1', accountAddress: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } as const
  expect(toAccountKey(account)).toBe('eip155:1:0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')
  expect(toCaipAccount(account)).toBe(`eip155:1:${account.accountAddress}`)
})
