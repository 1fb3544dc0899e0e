import { createModal, selectSignIn, signInPlugin, type SiwxSession } from '@latchkey/core'
import { selectRoute } from '@latchkey/core/internal'
import { createFakeClock, createFakeSiwx, createMemoryStorage } from '@latchkey/core/testing'
import { afterEach, expect, it } from 'vitest'
import { createReferenceHarness } from './createReferenceHarness.ts'
import { verifyReferenceSignature } from './verifyReferenceSignature.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

const isSigned = ({ data: { accountAddress: address }, message: text, signature }: SiwxSession): boolean =>
  verifyReferenceSignature({ address, text, signature })

/** A modal over the reference adapter, whose wallets have real keys, with a verifier that knows a signature from none. */
async function setUp(parameters: { readonly isRequired?: boolean } = {}) {
  const harness = await createReferenceHarness()
  ends.push(harness.teardown)
  const siwx = createFakeSiwx({ ...parameters, isSigned })
  const clock = createFakeClock()
  siwx.now = clock.now
  const { platform } = harness.context.ports
  const log = (): void => undefined
  const logger = { error: log, warn: log, info: log, debug: log }
  const { current, other } = harness.networks
  const modal = createModal({
    projectId: 'dev',
    networks: [current, other],
    adapters: [harness.createFactory()],
    siwx: siwx.siwx,
    ports: { clock, storage: createMemoryStorage(), platform, logger },
  })
  ends.push(modal.destroy)
  await modal.start()
  const { store, load } = modal.plugin(signInPlugin)
  const { wallet } = harness
  const signIn = () => selectSignIn(store.getState(), 'polkadot')
  const view = () => {
    const { modal: shown, router } = modal.controllers
    return shown.store.getState().isOpen ? selectRoute(router.store.getState()).view : 'closed'
  }
  const polling: typeof expect.poll = (read) => expect.poll(read, { interval: 5, timeout: 10_000 })
  await modal.connect({ connectorId: wallet.connectorId })
  await polling(view).toBe('SIWXSignMessage')
  return { harness, siwx, modal, wallet, signIn, view, polling, current, other, machine: await load() }
}

it('has a real key sign, and keeps what verifies', async () => {
  const { machine, wallet, siwx, signIn, view, current } = await setUp()
  const session = await machine.signIn()
  expect(isSigned(session)).toBe(true)
  expect(isSigned({ ...session, message: `${session.message} ` })).toBe(false)
  expect(session.data).toMatchObject({ chainId: current.caipNetworkId, accountAddress: wallet.accounts[0] })
  expect(siwx.list()).toEqual([session])
  expect(signIn().status).toBe('signedIn')
  expect(view()).toBe('closed')
})

it('is declined by the visitor in the wallet, who may be asked again [S4.034] [S8.059]', async () => {
  const { machine, wallet, siwx, signIn, view } = await setUp()
  wallet.answerWith('reject')
  await expect(machine.signIn()).rejects.toMatchObject({ code: 'siwx.declined' })
  expect(signIn()).toMatchObject({ status: 'failed', failure: { cause: 'request.rejected' } })
  expect(view()).toBe('SIWXSignMessage')
  wallet.answerWith('approve')
  await machine.signIn()
  expect(siwx.list()).toHaveLength(1)
})

it('keeps nothing of a prompt that is approved after the wallet went to another account, or was locked', async () => {
  const { machine, wallet, siwx, signIn, polling } = await setUp()
  const [first, second] = wallet.accounts
  for (const accounts of [[second, first], []]) {
    wallet.answerWith('hold')
    const before = wallet.getPromptCount()
    const signing = machine.signIn()
    signing.catch(() => undefined)
    await polling(wallet.getPromptCount).toBe(before + 1)
    await wallet.changeAccounts(accounts)
    await expect(signing).rejects.toMatchObject({ code: 'request.aborted' })
    await wallet.release('approve')
    wallet.answerWith('approve')
    await polling(() => signIn().account?.accountAddress).toBe(accounts[0])
    expect(siwx.list()).toEqual([])
  }
  expect(signIn().status).toBe('idle')
})

it('brings the wallet back to the network where its account is signed in [S4.036]', async () => {
  const { machine, wallet, signIn, view, polling, current, other } = await setUp({ isRequired: true })
  await machine.signIn()
  await wallet.changeNetwork?.(other.caipNetworkId)
  await polling(view).toBe('SIWXSignMessage')
  expect(signIn().account?.chainId).toBe(other.caipNetworkId)
  await machine.cancel()
  await polling(() => signIn().status).toBe('signedIn')
  expect(signIn().account?.chainId).toBe(current.caipNetworkId)
  expect(view()).toBe('closed')
})
