import { createPublicClient, http, parseAbi, verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Devnet } from '../Devnet.ts'
import { startDevnet } from '../startDevnet.ts'

let devnet: Devnet
beforeAll(async () => {
  devnet = await startDevnet({ chains: [31337], identity: true })
})
afterAll(() => devnet.stop())

const getRelay = (): string => `${devnet.description.identity?.url}/farcaster`
const asked = {
  siweUri: 'http://wallet.localhost:8788/login/farcaster',
  domain: 'wallet.localhost:8788',
  nonce: 'a1b2c3d4',
}

const askOpen = (body: unknown = asked): Promise<Response> =>
  fetch(`${getRelay()}/v1/channel`, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })
const open = async (): Promise<{ readonly token: string; readonly url: string }> => {
  const answer = await askOpen()
  expect(answer.status).toBe(201)
  const { channelToken, nonce, url }: Readonly<Record<string, unknown>> = Object(await answer.json())
  expect(nonce).toBe(asked.nonce)
  return { token: String(channelToken), url: String(url) }
}
const askStatus = (token: string): Promise<Response> =>
  fetch(`${getRelay()}/v1/channel/status`, { headers: { authorization: `Bearer ${token}` } })
const press = (url: string, act: string, name = 'Alice'): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ act, name }) })
const approve = async (name: string) => {
  const { token, url } = await open()
  expect((await press(url, 'allow', name)).status).toBe(200)
  const answer = await askStatus(token)
  expect(answer.status).toBe(200)
  const status: Readonly<Record<string, unknown>> = Object(await answer.json())
  return status
}

describe("the imitation of Farcaster's relay", () => {
  it('passes on what the account of a name has signed, and the chain knows its id', async () => {
    const status = await approve('Alice')
    const { custody, fid, message, signature } = status
    expect(status).toMatchObject({ state: 'completed', nonce: asked.nonce, username: 'alice', displayName: 'Alice' })
    const address = `0x${String(custody).slice(2)}` as const
    expect(String(message).split('\n')).toEqual([
      'wallet.localhost:8788 wants you to sign in with your Ethereum account:',
      address,
      '',
      'Farcaster Auth',
      '',
      `URI: ${asked.siweUri}`,
      'Version: 1',
      'Chain ID: 10',
      'Nonce: a1b2c3d4',
      expect.stringMatching(/^Issued At: \d{4}-\d\d-\d\dT[\d:.]+Z$/),
      'Resources:',
      `- farcaster://fid/${String(fid)}`,
    ])
    const signed = `0x${String(signature).slice(2)}` as const
    expect(await verifyMessage({ address, message: String(message), signature: signed })).toBe(true)
    const [chain] = devnet.description.evm
    const client = createPublicClient({ transport: http(chain?.rpcUrl) })
    const abi = parseAbi(['function idOf(address owner) view returns (uint256)'])
    const read = (owner: `0x${string}`) =>
      client.readContract({ address: chain?.idRegistryAddress ?? '0x', abi, functionName: 'idOf', args: [owner] })
    expect(await read(address)).toBe(BigInt(Number(fid)))
    expect(await read('0x0000000000000000000000000000000000000000')).toBe(0n)
  })

  it('knows an account by its name in any spelling, and lets it take another name', async () => {
    const { custody, fid } = await approve('Alice')
    expect(await approve(' alice as Bob')).toMatchObject({ custody, fid, username: 'bob' })
    expect((await approve('Bob')).fid).not.toBe(fid)
  })

  it('waits until the visitor has approved, and keeps the first answer', async () => {
    const { token, url } = await open()
    const page = await fetch(url)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toContain('wallet.localhost:8788 asks you to sign in.')
    expect(await (await press(url, 'cancel')).text()).toContain('You have not approved.')
    expect((await askStatus(token)).status).toBe(202)
    expect(await (await press(url, 'allow')).text()).toContain('You have approved.')
    expect(await (await press(url, 'allow', 'Bob')).text()).toContain('You have approved.')
    expect(await (await askStatus(token)).json()).toMatchObject({ username: 'alice' })
  })

  it('refuses tokens that it did not give', async () => {
    expect((await askStatus('other')).status).toBe(401)
    expect((await fetch(`${getRelay()}/~/siwf?channelToken=other`)).status).toBe(404)
    expect((await fetch(`${getRelay()}/v1/other`)).status).toBe(404)
  })

  it.each([
    ['no JSON', '{'],
    ['no object', '"text"'],
    ['no host', { ...asked, domain: 'a b' }],
    ['no URL', { ...asked, siweUri: 'wallet' }],
    ['a short nonce', { ...asked, nonce: 'a1b2' }],
    ['a body that is too large', { ...asked, more: 'x'.repeat(20_000) }],
  ])('refuses %s', async (_title, body) => {
    expect((await askOpen(body)).status).toBe(400)
  })

  it('invents a nonce if none is given', async () => {
    const { nonce: _nonce, ...rest } = asked
    const answer: unknown = await (await askOpen(rest)).json()
    expect(answer).toMatchObject({ nonce: expect.stringMatching(/^[\da-f]{32}$/) })
  })
})
