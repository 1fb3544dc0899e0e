import type { Cacao } from '@latchkey/protocol/siwx'
import { formatMessage } from '@walletconnect/utils'
import { describe, expect, it } from 'vitest'
import { toMethodsRecap } from '../pairing/sign/authenticate/toMethodsRecap.ts'
import { toSignedSession } from './toSignedSession.ts'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const toCacao = (part: Partial<Cacao['p']> = {}): Cacao => ({
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

it('reconstructs the text of EIP-4361 with every field [S3.041]', () => {
  const resources = ['https://app.example.com/terms', toMethodsRecap(['personal_sign', 'eth_sendTransaction'])]
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

it('leaves two empty lines if there is no statement', () => {
  expect(toSignedSession(toCacao())?.message).toContain(`${address}\n\n\nURI:`)
})

it.each(['did:pkh:solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P', 'eip155:1:0x1', 'did:pkh:eip155:1:0x12', ''])(
  'returns undefined for an account outside eip155: %s',
  (iss) => {
    expect(toSignedSession(toCacao({ iss }))).toBeUndefined()
  },
)

describe('the text equals the one that the wallet library signs', () => {
  const encode = (att: unknown): string => `urn:recap:${Buffer.from(JSON.stringify({ att })).toString('base64url')}`
  const methods = [
    'wallet_sendCalls',
    'eth_signTypedData_v4',
    'eth_signTypedData',
    'personal_sign',
    'eth_Sign',
    'eth_sign',
  ]
  const several = { 'crud/update': [{}], 'http/get': [{}], 'crud/delete': [{}], 'other/action': [{}], 'z/a': [{}] }

  it.each([
    ['no statement', {}],
    ['a statement', { statement: 'Sign in.' }],
    ['empty optional fields', { statement: '', exp: '', nbf: '', requestId: '' }],
    ['every field', { statement: 'Sign in.', exp: 'e', nbf: 'n', requestId: '7', resources: ['https://a.example'] }],
    ['an empty list of resources', { resources: [] }],
    ['methods', { resources: [toMethodsRecap(methods)] }],
    ['methods and an empty statement', { statement: '', resources: ['https://a.example', toMethodsRecap(methods)] }],
    ['several abilities', { statement: 'Sign in.', resources: [encode({ 'https://a.example': several })] }],
    ['several resources', { resources: [encode({ eip155: { 'request/b': [{}], 'request/a': [{}] }, b: several })] }],
    ['a ReCap of the app and methods', { resources: [encode({ a: several }), toMethodsRecap(methods)] }],
    ['a ReCap of another namespace only', { statement: 'Sign in.', resources: [encode({ a: { 'crud/read': [{}] } })] }],
  ] satisfies readonly (readonly [string, Partial<Cacao['p']>])[])('with %s', (_name, part) => {
    const cacao = toCacao(part)
    const { resources, ...payload } = cacao.p
    const request = { ...payload, ...(resources && { resources: [...resources] }) } as never
    expect(toSignedSession(cacao)?.message).toBe(formatMessage(request, cacao.p.iss))
  })

  it('with a ReCap sentence that the app put into the statement', () => {
    const resources = [toMethodsRecap(methods)]
    const [, statement = ''] = formatMessage(toCacao({ resources }).p as never, toCacao().p.iss).split('\n\n')
    const cacao = toCacao({ statement, resources })
    expect(toSignedSession(cacao)?.message).toBe(formatMessage(cacao.p as never, cacao.p.iss))
  })
})
