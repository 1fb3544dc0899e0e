import { recoverMessageAddress } from 'viem'
import { expect, it } from 'vitest'
import { connectPhone } from '../test/connectPhone.ts'
import { isOpen } from '../test/isOpen.ts'
import { openDappClient } from '../test/openDappClient.ts'
import { openPhone } from '../test/openPhone.ts'
import { runDevnet } from '../test/runDevnet.ts'
import { runRelay } from '../test/runRelay.ts'
import { alice, bob } from '../test/testAccounts.ts'
import { isBytes } from '../wallet/parse/isBytes.ts'
import type { WalletStorage } from '../wallet/types.ts'

const { getChain } = runDevnet()
const relay = runRelay({ durable: true })
const getWorld = () => ({ relayUrl: relay.getUrl(), chains: [getChain(31337), getChain(31338)] })
const message = '0x48656c6c6f'

async function expectSignature(answer: Promise<unknown>): Promise<void> {
  const signature = await answer
  expect(isBytes(signature) && (await recoverMessageAddress({ message: { raw: message }, signature }))).toBe(alice)
}

function createMemory(): WalletStorage & { readonly values: Map<string, string> } {
  const values = new Map<string, string>()
  return { values, getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) }
}

it('receives requests that were sent while it was offline', async () => {
  const { phone, request } = await connectPhone(getWorld())
  const gone = phone.goOffline()
  expect(phone.state.relay).toBe('offline')
  await gone
  const answer = request('personal_sign', [message, alice])
  await expect(phone.waitForRequest('personal_sign', { timeoutMs: 500 })).rejects.toThrow('not asked')
  await phone.goOnline()
  expect(phone.state.relay).toBe('connected')
  await expectSignature(answer)
})

it('sends an answer that was given while it was offline', async () => {
  const { phone, request } = await connectPhone(getWorld())
  phone.setPolicy('ask')
  const answer = request('personal_sign', [message, alice])
  await phone.when(({ questions }) => questions.length > 0)
  await phone.goOffline()
  phone.answer({ approved: true })
  await phone.when(({ questions }) => questions.length === 0)
  expect(await isOpen(answer)).toBe(true)
  await phone.goOnline()
  await expectSignature(answer)
})

it('announces its network when it is online again, and throws `testing.offline` meanwhile', async () => {
  const { phone, dapp, topic } = await connectPhone(getWorld())
  await phone.goOffline()
  phone.switchChain(31338)
  const offline = { code: 'testing.offline' }
  await expect(phone.disconnect({ topic })).rejects.toMatchObject(offline)
  await expect(phone.extend()).rejects.toMatchObject(offline)
  await expect(phone.emit({ name: 'chainChanged', data: 1 })).rejects.toMatchObject(offline)
  const { uri } = await dapp.propose()
  await expect(phone.pair(uri)).rejects.toMatchObject(offline)
  await phone.goOnline()
  await expect.poll(() => dapp.heard).toEqual([['chainChanged', { data: 31338, chainId: 'eip155:31338' }]])
})

it('continues after a restart of the relay, and receives earlier messages', async () => {
  const { phone, dapp, request } = await connectPhone(getWorld())
  await phone.goOffline()
  // Waits until the relay has the message.
  const sent = new Promise((resolve) => dapp.client.once('session_request_sent', resolve))
  const answer = request('personal_sign', [message, alice])
  await sent
  await relay.stop()
  await relay.start()
  await phone.goOnline()
  await expectSignature(answer)
  await expectSignature(request('personal_sign', [message, alice]))
})

it('restores sessions, network, account and missed requests after a restart', async () => {
  const storage = createMemory()
  const { phone, dapp, request, topic } = await connectPhone(getWorld(), undefined, { storage })
  phone.switchChain(31338)
  phone.switchAccount(bob)
  await expect.poll(() => dapp.heard).toHaveLength(3)
  await phone.close()
  const answer = request('personal_sign', [message, alice])
  const again = await openPhone({ ...getWorld(), storage })
  expect(again.state).toMatchObject({ chainId: 31338, account: bob, sessions: [{ topic, accounts: [bob, alice] }] })
  await expectSignature(answer)
  await again.disconnect()
  await again.close()
  const empty = await openPhone({ ...getWorld(), storage })
  expect(empty.state.sessions).toEqual([])
  // The library's session keys, and no account key.
  expect([...storage.values.values()].join()).not.toContain('ac0974bec39a17e3')
})

it('starts empty if its storage is malformed or unreadable', async () => {
  const storage = createMemory()
  const { phone } = await connectPhone(getWorld(), undefined, { storage })
  await phone.close()
  for (const key of storage.values.keys()) storage.values.set(key, '{"a": 1, "b": "{", ')
  expect((await openPhone({ ...getWorld(), storage })).state.sessions).toEqual([])
  const forbidden: WalletStorage = {
    getItem() {
      throw new Error('Forbidden')
    },
    setItem() {
      throw new Error('Forbidden')
    },
  }
  const { phone: other } = await connectPhone(getWorld(), undefined, { storage: forbidden })
  expect(other.state.sessions).toHaveLength(1)
})

it('reports an unreachable relay', async () => {
  const dapp = await openDappClient(relay.getUrl())
  const { uri } = await dapp.propose()
  const failed = { code: 'testing.pairingFailed', message: expect.stringContaining('127.0.0.1:9') }
  const nowhere = await openPhone({ relayUrl: 'ws://127.0.0.1:9' })
  await expect(nowhere.pair(uri, { timeoutMs: 300 })).rejects.toMatchObject(failed)
  const stranger = await openPhone({ relayUrl: relay.getUrl(), projectId: 'unknown' })
  const refused = expect.stringMatching(/refuses the phone: .*project/i)
  await expect(stranger.pair(uri)).rejects.toMatchObject({ code: 'testing.pairingFailed', message: refused })
})
