import { describe, expect, it } from 'vitest'
import type { Cacao } from './Cacao.ts'
import { parseCacaoPayload } from './parseCacaoPayload.ts'
import { toRecap } from './toRecap.ts'

const payload: Cacao['p'] = {
  iss: 'did:pkh:eip155:1:0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  domain: 'service.org',
  aud: 'https://service.org/login',
  version: '1',
  nonce: '32891756',
  iat: '2021-09-30T16:25:24Z',
}

describe('parseCacaoPayload', () => {
  it('returns the example of EIP-4361 to the letter [S3.041]', () => {
    const [signed, ...others] = parseCacaoPayload({
      ...payload,
      statement: 'I accept the ServiceOrg Terms of Service: https://service.org/tos',
      resources: [
        'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/',
        'https://example.com/my-web2-claim.json',
      ],
    })
    expect(others).toEqual([])
    expect(signed?.message).toBe(`service.org wants you to sign in with your Ethereum account:
0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2

I accept the ServiceOrg Terms of Service: https://service.org/tos

URI: https://service.org/login
Version: 1
Chain ID: 1
Nonce: 32891756
Issued At: 2021-09-30T16:25:24Z
Resources:
- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/
- https://example.com/my-web2-claim.json`)
  })

  it('treats empty optional fields as absent', () => {
    const empty = { statement: '', exp: '', nbf: '', requestId: '' }
    expect(parseCacaoPayload({ ...payload, ...empty })).toEqual(parseCacaoPayload(payload))
    const resources = [toRecap({ eip155: { 'request/personal_sign': [{}] } })]
    const [signed] = parseCacaoPayload({ ...payload, ...empty, resources })
    expect(signed?.data.statement).toMatch(/^I further authorize/)
  })

  it('returns one message for each way to write the ReCap, as fields and as text', () => {
    // Languages and bytes sort these names differently.
    const resources = [toRecap({ eip155: { 'request/eth_b': [{}], 'request/eth_A': [{}], 'request/eth_a': [{}] } })]
    const signed = parseCacaoPayload({ ...payload, statement: 'Sign in.', resources })
    expect(signed).toHaveLength(2)
    for (const { data, message } of signed) expect(message).toContain(`\n\n${data.statement}\n\nURI:`)
  })

  it.each([
    ['Solana', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1'],
    ['Bitcoin', 'bip122:000000000019d6689c085ae165831e93:bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'],
  ])('names accounts of %s', (name, account) => {
    const [signed] = parseCacaoPayload({ ...payload, iss: `did:pkh:${account}` })
    expect(signed?.message).toContain(`with your ${name} account:`)
    expect(signed?.message).toContain(`Chain ID: ${account.split(':')[1]}\n`)
  })

  it.each([
    ['an issuer without did:pkh', { iss: payload.iss.slice('did:pkh:'.length) }],
    ['an issuer that is a key', { iss: 'did:key:z6MkExample' }],
    ['an issuer without an address', { iss: 'did:pkh:eip155:1' }],
    ['an unknown namespace', { iss: 'did:pkh:toString:1:0x1' }],
    ['a namespace without sign-in messages', { iss: 'did:pkh:cosmos:cosmoshub-4:cosmos1abc' }],
    ['another version', { version: '2' }],
  ])('returns nothing for %s', (_name, change) => {
    expect(parseCacaoPayload({ ...payload, ...change })).toEqual([])
  })
})
