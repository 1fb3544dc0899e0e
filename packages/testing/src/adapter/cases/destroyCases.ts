import type { Adapter, NamespaceTypes } from '@latchkey/core/adapter'
import type { AdapterCase } from '../AdapterCase.ts'
import type { CaseWorld } from '../CaseWorld.ts'
import { checkEqual } from '../checks/checkEqual.ts'
import { checkRejects } from '../checks/checkRejects.ts'
import { checkSame } from '../checks/checkSame.ts'
import { checkTrue } from '../checks/checkTrue.ts'
import { within } from '../checks/within.ts'

/** Invariant 5: how an adapter ends. */
export const destroyCases: readonly AdapterCase[] = [
  {
    invariant: 5,
    title: 'after destroy no listener and no timer is left',
    run: async (world) => {
      const { harness, patience } = world
      const before = harness.getListenerCount()
      const controlled = await harness.createSession()
      const { adapter } = await world.startConnected()
      await world.connect(adapter, harness.otherWallet)
      await within({ promise: adapter.adopt(controlled.session), patience, awaited: 'the session is adopted' })
      checkTrue(harness.getListenerCount() > before, 'The harness counts the listeners of a living adapter')
      checkTrue(controlled.getListenerCount() > 0, 'The session has a listener while it is adopted')
      await within({ promise: adapter.destroy(), patience, awaited: 'the adapter is destroyed' })
      checkEqual({ actual: harness.getListenerCount(), expected: before, claim: 'No listener is left' })
      checkEqual({ actual: controlled.getListenerCount(), expected: 0, claim: 'No listener is left on the session' })
      checkEqual({ actual: world.countTimers(), expected: 0, claim: 'No timer is left' })
    },
  },
  {
    invariant: 5,
    title: 'after destroy every action rejects with adapter.destroyed',
    run: async (world) => {
      const { adapter, connection } = await world.startConnected()
      const prompts = world.harness.wallet.getPromptCount()
      await within({ promise: adapter.destroy(), patience: world.patience, awaited: 'the adapter is destroyed' })
      const actions = await collectActions({ world, adapter, connectionId: connection.id })
      for (const [name, action] of Object.entries(actions)) {
        await checkRejects({
          promise: action(),
          patience: world.patience,
          code: 'adapter.destroyed',
          claim: `${name} rejects after destroy`,
        })
      }
      checkEqual({
        actual: world.harness.wallet.getPromptCount(),
        expected: prompts,
        claim: 'An ended adapter asks nobody',
      })
    },
  },
  {
    invariant: 5,
    title: 'destroy ends a connect that waits for the human, and a late approval changes nothing',
    run: async (world) => {
      const { wallet } = world.harness
      const adapter = await world.startAdapter()
      wallet.answerWith('hold')
      const attempt = adapter.connect({ connectorId: wallet.connectorId })
      attempt.catch(() => undefined)
      await world.waitForPrompt(wallet, 0)
      await within({ promise: adapter.destroy(), patience: world.patience, awaited: 'the adapter is destroyed' })
      await checkRejects({
        promise: attempt,
        patience: world.patience,
        code: (code) => code === 'adapter.destroyed' || code === 'connection.aborted',
        claim: 'The waiting connect rejects',
      })
      const state = adapter.store.getState()
      const listeners = world.harness.getListenerCount()
      await wallet.release('approve')
      await world.settle()
      checkSame({ actual: adapter.store.getState(), expected: state, claim: 'A late approval changes nothing' })
      checkEqual({
        actual: world.harness.getListenerCount(),
        expected: listeners,
        claim: 'A late approval adds no listener',
      })
    },
  },
  {
    invariant: 5,
    title: 'after destroy what the wallet does changes nothing, and a second destroy is none',
    run: async (world) => {
      const { wallet, networks } = world.harness
      const { adapter } = await world.startConnected()
      await within({
        promise: Promise.all([adapter.destroy(), adapter.destroy()]),
        patience: world.patience,
        awaited: 'both destroys',
      })
      const state = adapter.store.getState()
      await wallet.changeNetwork?.(networks.other.caipNetworkId)
      await wallet.offerNetworks?.([networks.other.caipNetworkId])
      await wallet.changeAccounts([wallet.accounts[1]])
      await world.settle()
      checkSame({ actual: adapter.store.getState(), expected: state, claim: 'An ended adapter follows no wallet' })
      await within({ promise: adapter.destroy(), patience: world.patience, awaited: 'another destroy' })
    },
  },
]

/** Everything that can be asked of an adapter. */
async function collectActions<types extends NamespaceTypes>(parameters: {
  readonly world: CaseWorld<types>
  readonly adapter: Adapter<types>
  readonly connectionId: string
}): Promise<Readonly<Record<string, () => Promise<unknown>>>> {
  const { world, adapter, connectionId } = parameters
  const { wallet, networks, chain } = world.harness
  const { message, balance, transfer, transaction, assets, calls } = adapter.features
  const { session } = await world.harness.createSession()
  const [address] = wallet.accounts
  const network = networks.other
  const to = chain.createRecipient()
  const transferral = { connectionId, to, amount: chain.amount }
  const request = chain.createTransaction?.({ from: address, to, amount: chain.amount })
  return {
    start: async () => await adapter.start({ reconnect: [] }),
    connect: async () => await adapter.connect({ connectorId: wallet.connectorId }),
    adopt: async () => await adapter.adopt(session),
    disconnect: async () => await adapter.disconnect({ connectionId }),
    switchAccount: async () => await adapter.switchAccount({ connectionId }),
    switchNetwork: async () => await adapter.switchNetwork({ connectionId, network }),
    getProvider: async () => await adapter.getProvider({ connectionId }),
    ...(message && { 'message.sign': async () => await message.sign({ connectionId, message: 'Hello' }) }),
    ...(balance && { 'balance.getNative': async () => await balance.getNative({ address, network }) }),
    ...(balance?.getTokens && {
      'balance.getTokens': async () => await balance.getTokens?.({ address, network, tokens: chain.tokens }),
    }),
    ...(transfer && {
      'transfer.estimate': async () => await transfer.estimate(transferral),
      'transfer.send': async () => await transfer.send(transferral),
      ...(transfer.getMax && { 'transfer.getMax': async () => await transfer.getMax?.({ connectionId, to }) }),
      ...(transfer.getSpeeds && { 'transfer.getSpeeds': async () => await transfer.getSpeeds?.({ connectionId }) }),
      ...(transfer.simulate && { 'transfer.simulate': async () => await transfer.simulate?.(transferral) }),
      ...(transfer.inspect && { 'transfer.inspect': async () => await transfer.inspect?.({ connectionId, to }) }),
    }),
    ...(transaction &&
      request !== undefined && {
        'transaction.send': async () => await transaction.send({ connectionId, transaction: request }),
        ...(transaction.estimate && {
          'transaction.estimate': async () => await transaction.estimate?.({ connectionId, transaction: request }),
        }),
        ...(transaction.simulate && {
          'transaction.simulate': async () => await transaction.simulate?.({ connectionId, transaction: request }),
        }),
      }),
    ...(assets && { 'assets.list': async () => await assets.list({ connectionId }) }),
    ...(calls && {
      'calls.getCapabilities': async () => await calls.getCapabilities({ connectionId }),
      'calls.send': async () => await calls.send({ connectionId, calls: [{ to, value: chain.amount }] }),
      'calls.getStatus': async () => await calls.getStatus({ connectionId, id: '0x00' }),
      ...(calls.show && { 'calls.show': async () => await calls.show?.({ connectionId, id: '0x00' }) }),
    }),
  }
}
