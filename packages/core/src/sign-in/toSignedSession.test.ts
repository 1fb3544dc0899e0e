import { expect, it } from 'vitest'
import { toRecap } from '../pairing/sign/authenticate/toRecap.ts'
import type { SignedAuthorization } from '../adapter/PairingClient.ts'
import { toSignedSession } from './toSignedSession.ts'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const toCacao = (part: Partial<SignedAuthorization['p']> = {}): SignedAuthorization => ({
  h: { t: 'caip122' },
  p: {
    iss: `did:pkh:eip155:10:${address}`,
    domain: 'app.example.com',
    aud: 'https://app.example.com/login',
    version: '1',
    nonce: 'a1b2c3d4',
    iat: '2026-11-22T10:00:00.000Z',
    ...part,
  },
  s: { t: 'eip191', s: '0x00' },
})

it('makes the text again by EIP-4361, with everything that can stand in it [S3.041]', () => {
  const resources = ['https://app.example.com/terms', toRecap(['personal_sign', 'eth_sendTransaction'])]
  const cacao = toCacao({
    statement: 'Sign in.',
    exp: '2026-11-23T10:00:00.000Z',
    nbf: '2026-11-22T10:00:00.000Z',
    requestId: '7',
    resources,
  })
  const session = toSignedSession(cacao)
  expect(session?.message).toBe(`app.example.com wants you to sign in with your Ethereum account:
${address}

Sign in. I further authorize the stated URI to perform the following actions on my behalf: (1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'.

URI: https://app.example.com/login
Version: 1
Chain ID: 10
Nonce: a1b2c3d4
Issued At: 2026-11-22T10:00:00.000Z
Expiration Time: 2026-11-23T10:00:00.000Z
Not Before: 2026-11-22T10:00:00.000Z
Request ID: 7
Resources:
- https://app.example.com/terms
- ${resources[1]}`)
  expect(session).toMatchObject({
    data: { chainId: 'eip155:10', accountAddress: address, expirationTime: cacao.p.exp, notBefore: cacao.p.nbf },
    signature: '0x00',
    cacao,
  })
})

it('leaves two empty lines where there is no statement', () => {
  expect(toSignedSession(toCacao())?.message).toContain(`${address}\n\n\nURI:`)
})

it.each(['did:pkh:solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P', 'eip155:1:0x1', 'did:pkh:eip155:1:0x12', ''])(
  'takes no account of another kind: %s',
  (iss) => {
    expect(toSignedSession(toCacao({ iss }))).toBeUndefined()
  },
)
