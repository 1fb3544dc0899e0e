import { type Arbitrary, array, assert, asyncProperty, constantFrom, nat, oneof, record } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  assertUnpolluted,
  hostileValue,
  mutatedJson,
  mutatedText,
  mutatedValue,
  runs,
} from '../../../../../fuzz.shared.ts'
import { ModalError } from '../../kernel/errors/ModalError.ts'
import { createMemoryStorage } from '../../kernel/ports/createMemoryStorage.ts'
import { createPersistedItem } from '../../kernel/store/createPersistedItem.ts'
import { rawAccount, rawNamespaces, startRawWallet, type RawWallet } from '../../test/pairing/startRawWallet.ts'
import { startSignClient, testNamespaces, type TestSignClient } from '../../test/pairing/startSignClient.ts'
import { startTestRelay, type TestRelay } from '../../test/pairing/startTestRelay.ts'
import { sessionsItem } from './signStorage.ts'

let relay: TestRelay
beforeAll(async () => {
  relay = await startTestRelay()
})
afterAll(() => relay.close())

const jsonrpc = '2.0'
const metadata = { name: 'Raw', description: '', url: '', icons: [] }
const expiry = 4_102_444_800
const settlement = {
  relay: { protocol: 'irn' },
  controller: { publicKey: 'ab'.repeat(32), metadata },
  namespaces: rawNamespaces,
  expiry: Math.floor(Date.now() / 1_000) + 604_800,
}
const second = { ...rawNamespaces.eip155, accounts: [rawAccount.replace('1111', '2222')] }
const requests = constantFrom<{ readonly method: string; readonly params: object }>(
  { method: 'wc_sessionUpdate', params: { namespaces: { eip155: second } } },
  { method: 'wc_sessionExtend', params: { expiry } },
  {
    method: 'wc_sessionEvent',
    params: { event: { name: 'chainChanged', data: 137 }, chainId: 'eip155:1' },
  },
  {
    method: 'wc_sessionEvent',
    params: { event: { name: 'accountsChanged', data: [rawAccount] }, chainId: 'eip155:1' },
  },
  { method: 'wc_sessionSettle', params: settlement },
  { method: 'wc_sessionPing', params: {} },
  { method: 'wc_sessionDelete', params: { code: 6_000, message: 'User disconnected.' } },
  { method: 'wc_pairingPing', params: {} },
  { method: 'wc_sessionPropose', params: {} },
)
const place = constantFrom('session' as const, 'session' as const, 'pairing' as const)
const id = nat({ max: 3 })
const payload = oneof(
  record({ id, request: requests }).map(({ request, ...head }) => ({ ...head, jsonrpc, ...request })),
  record({ id, result: oneof(constantFrom(true), hostileValue) }).map((answer) => ({ ...answer, jsonrpc })),
  record({ id, error: constantFrom({ code: 5_000, message: 'User rejected.' }) }).map((answer) => ({
    ...answer,
    jsonrpc,
  })),
)
const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

const step = oneof(
  record({ kind: constantFrom('respond' as const) }),
  record({
    kind: constantFrom('respondBadly' as const),
    outcome: mutatedValue(constantFrom({ result: { responderPublicKey: 'ab'.repeat(32) } })),
  }),
  record({
    kind: constantFrom('settle' as const),
    part: oneof({ weight: 2, arbitrary: constantFrom<unknown>({}) }, mutatedValue(constantFrom(settlement))),
  }),
  record({
    kind: constantFrom('request' as const),
    request: requests,
    isChanged: nat({ max: 1 }),
    params: mutatedValue(requests.map(({ params }) => params)),
  }),
  record({
    kind: constantFrom('text' as const),
    place,
    text: oneof(
      mutatedJson(payload),
      payload.map((value) => JSON.stringify(value)),
    ),
  }),
  record({ kind: constantFrom('envelope' as const), place, change: mutatedText(constantFrom('AAAA'.repeat(20))) }),
  record({ kind: constantFrom('repeat' as const) }),
)
type Step = typeof step extends Arbitrary<infer value> ? value : never

/** Plays what a wallet sends against a client that proposes a session. */
async function play(steps: readonly Step[]): Promise<void> {
  const storage = createMemoryStorage()
  const stored = createPersistedItem({ storage, item: sessionsItem })
  const client = startSignClient({ relayUrl: relay.url, storage })
  const end = new AbortController()
  const proposal = await client.propose({ namespaces: testNamespaces, signal: end.signal })
  const outcome: Promise<unknown> = proposal.approval.catch((error: unknown) => error)
  const wallet = await startRawWallet(relay.url, proposal.uri)
  try {
    let text = '{}'
    for (const one of steps) {
      if (one.kind === 'text') ({ text } = one)
      await send(wallet, one, text)
    }
    await expectAlive(client, wallet)
    // What is stored has the form in which the next page reads it.
    if (storage.getItem(sessionsItem.key) !== null) expect(stored.get()).toBeDefined()
    expect(client.sessions().map(({ topic }) => topic)).toStrictEqual((stored.get() ?? []).map(({ topic }) => topic))
    assertUnpolluted()
  } finally {
    end.abort()
    await client.destroy()
    await wallet.close()
  }
  const settled = await outcome
  if (settled instanceof Error) expect(settled).toBeInstanceOf(ModalError)
  else expect(settled).toMatchObject({ topic: wallet.sessionTopic })
}

/** @param text the last text, for a step that repeats it. */
async function send(wallet: RawWallet, one: Step, text: string): Promise<void> {
  const topicOf = (name: 'session' | 'pairing'): string =>
    name === 'session' ? wallet.sessionTopic : wallet.pairingTopic
  if (one.kind === 'respond') await wallet.respond()
  else if (one.kind === 'respondBadly') await wallet.respond(objectOf(one.outcome))
  else if (one.kind === 'settle') await wallet.settle(objectOf(one.part))
  else if (one.kind === 'request')
    await wallet.request(one.request.method, one.isChanged === 1 ? objectOf(one.params) : one.request.params)
  else if (one.kind === 'envelope') await wallet.publish(topicOf(one.place), one.change)
  else await wallet.sendText(topicOf(one.kind === 'text' ? one.place : 'session'), text)
}

/** Expects that a session that is left answers, and that every session is one that the wallet's messages can have made. */
async function expectAlive(client: TestSignClient, wallet: RawWallet): Promise<void> {
  const pings = await wallet.request('wc_sessionPing', {})
  const isAnswered = (): boolean => wallet.received.some((payload) => payload.id === pings && 'result' in payload)
  await expect.poll(() => isAnswered() || client.sessions().length === 0).toBe(true)
  for (const session of client.sessions()) {
    expect(session.topic).toBe(wallet.sessionTopic)
    for (const grant of Object.values(session.grants)) expect(grant.accounts.length).toBeGreaterThan(0)
  }
}

it('keeps a valid session or none, and answers its wallet, whatever a peer sends in any order', async () => {
  await assert(asyncProperty(array(step, { minLength: 1, maxLength: 10 }), play), runs(10, 2_000))
})
