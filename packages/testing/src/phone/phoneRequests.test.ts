import { getAddress, hexToString, numberToHex, recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { expect, it } from 'vitest'
import { connectPhone } from '../test/connectPhone.ts'
import { createReader } from '../test/createReader.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { runRelay } from '../test/runRelay.ts'
import { alice, bob, carol } from '../test/testAccounts.ts'
import { isBytes } from '../wallet/parse/isBytes.ts'

const { getChain } = runDevnet()
const relay = runRelay()
const getWorld = () => ({ relayUrl: relay.getUrl(), chains: [getChain(31337), getChain(31338)] })
const receiver = getAddress('0x00000000000000000000000000000000000fafa1')
const message = '0x48656c6c6f'

function expectBytes(value: unknown): `0x${string}` {
  if (!isBytes(value)) throw new Error(`No bytes: ${String(value)}`)
  return value
}

it('signs messages and typed data with real keys', async () => {
  const { request } = await connectPhone(getWorld())
  const signature = expectBytes(await request('personal_sign', [message, bob]))
  expect(await recoverMessageAddress({ message: { raw: message }, signature })).toBe(bob)
  const typedData = {
    domain: { name: 'Dapp', chainId: 31338 },
    types: { Mail: [{ name: 'text', type: 'string' }] },
    primaryType: 'Mail',
    message: { text: 'hi' },
  } as const
  const params = [alice, JSON.stringify(typedData)]
  const signed = expectBytes(await request('eth_signTypedData_v4', params, 'eip155:31338'))
  expect(await recoverTypedDataAddress({ ...typedData, signature: signed })).toBe(alice)
})

it('sends on the chain of the request, whatever the phone’s chain', async () => {
  const { phone, request } = await connectPhone(getWorld())
  const send = { from: alice, to: receiver, value: numberToHex(7n) }
  const hash = await request('eth_sendTransaction', [send], 'eip155:31338')
  const reader = createReader(getChain(31338))
  expect((await reader.waitFor(hash)).status).toBe('success')
  expect(await reader.getBalance(receiver)).toBe(7n)
  expect(phone.chains.map(({ chainId }) => chainId)).toEqual([31337, 31338])
  expect(phone.state.chainId).toBe(31337)
})

it('supports EIP-5792 if the app requested it', async () => {
  const methods = ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']
  const { request } = await connectPhone(getWorld(), { methods })
  expect(await request('wallet_getCapabilities', [alice])).toEqual({
    '0x7a69': { atomic: { status: 'unsupported' } },
    '0x7a6a': { atomic: { status: 'unsupported' } },
  })
  const calls = [{ to: receiver, value: '0x1' }]
  const batch = { version: '2.0.0', chainId: '0x7a69', from: alice, atomicRequired: false, calls }
  const sent = await request('wallet_sendCalls', [batch])
  expect(sent).toMatchObject({ id: expect.any(String) })
  const { id } = Object(sent)
  await expect.poll(() => request('wallet_getCallsStatus', [id])).toMatchObject({ status: 200 })
})

it('refuses what was not granted, with codes of EIP-1193', async () => {
  const { phone, request } = await connectPhone(getWorld())
  await expect(request('personal_sign', [message, carol])).rejects.toMatchObject({ code: 4100 })
  await expect(request('eth_sendTransaction', [{ from: alice }])).rejects.toMatchObject({ code: -32602 })
  phone.wallet.reject({ methods: ['personal_sign'], times: 1 })
  await expect(request('personal_sign', [message, alice])).rejects.toMatchObject({ code: 4001 })
  expect(await request('personal_sign', [message, alice])).toMatch(/^0x/)
  expect(phone.requests.map(({ method, outcome }) => [method, outcome.status])).toEqual([
    ['personal_sign', 'failed'],
    ['eth_sendTransaction', 'failed'],
    ['personal_sign', 'failed'],
    ['personal_sign', 'answered'],
  ])
})

it('asks several questions at once as plain data, to be answered in any order', async () => {
  const { phone, request } = await connectPhone(getWorld())
  phone.setPolicy('ask')
  const sign = request('personal_sign', [message, alice])
  const send = request('eth_sendTransaction', [{ from: bob, to: receiver, value: '0x5' }], 'eip155:31338')
  const refused = sign.catch((thrown: unknown) => thrown)
  const questions = await phone.when(({ questions: asked }) => asked.length === 2 && asked)
  const find = (kind: string) => questions.find(({ prompt }) => prompt.kind === kind)
  expect(find('signMessage')?.prompt).toMatchObject({ origin: 'https://dapp.example', chain: { chainId: 31337 } })
  expect(find('sendTransaction')?.prompt).toMatchObject({ from: bob, call: { value: 5n }, chain: { chainId: 31338 } })
  phone.answer({ approved: true }, find('sendTransaction')?.id)
  expect(await send).toMatch(/^0x[\da-f]{64}$/)
  phone.answer({ approved: false })
  expect(await refused).toMatchObject({ code: 4001 })
  expect(phone.state.questions).toEqual([])
  // There is no question to answer.
  phone.answer({ approved: true })
})

it('answers a burst of requests without pauses between them', async () => {
  const { request } = await connectPhone(getWorld())
  const started = performance.now()
  const texts = Array.from({ length: 12 }, (_, index) => numberToHex(index + 16))
  const asked: Promise<unknown>[] = []
  for (const text of texts) {
    const at = Date.now()
    asked.push(request('personal_sign', [text, alice]))
    // The library's ids consist of the time in ms and three random digits, so two of the same ms can collide.
    while (Date.now() === at) await new Promise((resolve) => setImmediate(resolve))
  }
  const signatures = await Promise.all(asked)
  expect(new Set(signatures).size).toBe(12)
  // The library alone delivers one per second.
  expect(performance.now() - started).toBeLessThan(8_000)
})

it('removes a question when its app has disconnected', async () => {
  const { phone, dapp, topic, request } = await connectPhone(getWorld())
  phone.setPolicy('ask')
  request('personal_sign', [message, alice]).catch(() => undefined)
  const { prompt } = await phone.when(({ questions }) => questions[0])
  expect(prompt.kind === 'signMessage' && hexToString(prompt.message.raw)).toBe('Hello')
  await dapp.client.disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  await phone.when(({ questions, sessions }) => questions.length === 0 && sessions.length === 0)
  await expect.poll(() => phone.requests.at(-1)?.outcome.status).toBe('failed')
})

it('logs each request, and waits for one', async () => {
  const { phone, request } = await connectPhone(getWorld())
  const next = phone.waitForRequest('personal_sign')
  await request('personal_sign', [message, alice])
  expect(await next).toMatchObject({
    origin: 'https://dapp.example',
    method: 'personal_sign',
    params: [message, alice],
    chainId: 31337,
    outcome: { status: 'answered' },
  })
  await expect(phone.waitForRequest('eth_call', { timeoutMs: 10 })).rejects.toMatchObject({
    code: 'testing.requestNotMade',
  })
})
