import { TestingError } from '../errors/TestingError.ts'
import { createWalletWithState } from '../wallet/createWalletWithState.ts'
import type { WalletStorage } from '../wallet/types.ts'
import { createRequestLog } from '../wallet/createRequestLog.ts'
import { createWalletScript } from '../wallet/createWalletScript.ts'
import { answerRequests } from './answerRequests.ts'
import { createOwnerActions } from './createOwnerActions.ts'
import { createPairing } from './createPairing.ts'
import { createPhoneSessions } from './createPhoneSessions.ts'
import { createPhoneStorage } from './createPhoneStorage.ts'
import { createPhoneStore } from './createPhoneStore.ts'
import { createProposals } from './createProposals.ts'
import { createQuestions } from './createQuestions.ts'
import { createSignIns } from './createSignIns.ts'
import { openSignClient } from './openSignClient.ts'
import { createPhoneParts } from './parts/createPhoneParts.ts'
import { readProposal } from './readProposal.ts'
import { runOnRelay } from './runOnRelay.ts'
import type { Phone, PhoneParameters, PhonePartState } from './types.ts'
import type { PhonePart } from './parts/PhonePart.ts'

/**
 * Creates a mobile wallet: real keys behind the stock WalletConnect Sign v2 library, so that what connects to it also
 * connects to real wallets. A script decides about its requests and approves all of them by default.
 *
 * Runs in Node and in a page. It contacts only its relay and its chains.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign
 * @throws TestingError `testing.invalidParameter` if a parameter is invalid.
 * @example
 * ```ts
 * import { createPhone } from '@latchkey/testing/phone'
 *
 * const phone = await createPhone({ relayUrl: 'ws://127.0.0.1:8080/relay', projectId: 'dev', policy: 'ask' })
 *
 * export async function connect(uri: string) {
 *   await phone.pair(uri)
 *   const session = await phone.approve()
 *   phone.switchChain(31337)
 *   return session
 * }
 * ```
 */
export async function createPhone(parameters: PhoneParameters): Promise<Phone> {
  const { relayUrl, projectId, name = 'Test Phone', icon, links = {}, accounts, chains, storage } = parameters
  if (!/^wss?:$/.test(URL.canParse(relayUrl) ? new URL(relayUrl).protocol : '')) {
    throw new TestingError('testing.invalidParameter', `createPhone: "relayUrl" must be a ws: or wss: address.`)
  }
  const storageKey = `latchkey.testing.phone.${name}`
  const log = createRequestLog<number | string>({ takeId: () => 0 })
  const script = createWalletScript(undefined, log.adopt)
  const shared = { name, rdns: 'dev.latchkey.test-phone', icon }
  const getStorage = (part: string) => storage && renameKeys(storage, `${storageKey}.${part}`)
  const evm = createWalletWithState({ ...shared, accounts, chains, storage: getStorage('wallet') }, script)
  const { wallet, state, keys } = evm
  const parts = await createPhoneParts({ phone: parameters, shared, getStorage, script })
  const prefix = `phone-${crypto.randomUUID()}`
  const opened = await openSignClient({
    relayUrl,
    projectId,
    metadata: { name, icon: wallet.info.icon, links },
    prefix,
    storage: createPhoneStorage({ storage, key: `${storageKey}.sessions`, prefix: `:${prefix}` }),
  })
  const { client } = opened
  const getAccounts = () => [...state.visible, ...wallet.accounts.filter((address) => !state.visible.includes(address))]
  const toOwn = () => ({
    relay: opened.relay,
    chainId: state.chainId,
    account: getAccounts()[0] ?? '0x',
    others: parts.map(readPartState),
  })
  const store = createPhoneStore({ ...toOwn(), policy: 'approve', proposals: [], questions: [], sessions: [] })
  const questions = createQuestions(store)

  const end = new AbortController()
  const onError = (thrown: unknown): void => {
    // Ends what was in progress when the phone was closed.
    if (end.signal.aborted) return
    parameters.onError?.(thrown instanceof Error ? thrown : new TestingError('testing.relayFailed', String(thrown)))
  }
  const answers = answerRequests({ opened, wallet, parts, onError })
  const sessions = createPhoneSessions({
    opened,
    wallet: evm,
    parts,
    store,
    onReleased: answers.forget,
    onError,
  })
  const getKnownChainIds = () => [...new Set([state.chainId, ...state.chains.map(({ chainId }) => chainId)])]
  const signIns = createSignIns({
    opened,
    isOn: parameters.canSignIn ?? true,
    keys,
    getKnownChainIds,
    onProposal: (proposal) => proposals.receive(proposal),
  })
  const proposals = createProposals({ opened, store, sessions, getAccounts, parts, signIns, onError })
  const refresh = (): void => store.set(toOwn())
  const owner = createOwnerActions({ wallet: evm, parts, store, questions, sessions, getAccounts, refresh })

  // An origin that no app has, to listen to every event of the wallet.
  const stop = wallet.subscribe({ origin: prefix, listener: refresh })
  opened.watchRelay(refresh)
  client.on('session_proposal', ({ params }) => {
    proposals.receive(readProposal(params, { chainIds: getKnownChainIds(), parts }))
  })
  client.on('proposal_expire', ({ id }) => proposals.drop(id))
  client.on('session_delete', ({ topic }) => sessions.release(topic))
  client.on('session_expire', ({ topic }) => sessions.release(topic))
  owner.setPolicy(parameters.policy ?? 'approve')
  for (const { topic } of client.session.getAll()) sessions.adopt(topic)

  return {
    name,
    accounts: wallet.accounts,
    get chains() {
      return state.chains
    },
    get state() {
      return store.state
    },
    get requests() {
      return log.entries
    },
    wallet,
    solana: parts.map((part) => part.wallet).find((each) => each.namespace === 'solana'),
    bip122: parts.map((part) => part.wallet).find((each) => each.namespace === 'bip122'),
    subscribe: store.subscribe,
    when: store.when,
    waitForRequest: (method, { timeoutMs = 10_000, signal } = {}) =>
      log.waitFor(method, { timeoutMs, signal: signal ? AbortSignal.any([end.signal, signal]) : end.signal }),
    pair: createPairing({ opened, relayUrl, refresh }),
    approve: proposals.approve,
    reject: proposals.reject,
    answer: questions.answer,
    ...owner,
    emit: sessions.emit,
    update: sessions.update,
    extend: sessions.extend,
    disconnect: sessions.disconnect,
    async goOffline() {
      const gone = opened.goOffline()
      // The state shows the instruction at once, before it completes.
      refresh()
      await gone
    },
    async goOnline() {
      const there = opened.goOnline()
      refresh()
      await runOnRelay(opened, () => there)
    },
    async close() {
      end.abort()
      answers.forget()
      stop()
      for (const each of [evm, ...parts]) each.wallet.destroy()
      await opened.close()
      store.clear()
    },
  }
}

/** Uses one key of a shared storage. */
function renameKeys(storage: WalletStorage, key: string): WalletStorage {
  return { getItem: () => storage.getItem(key), setItem: (_, value) => storage.setItem(key, value) }
}

/** Returns the state of Solana or Bitcoin that a phone shows. */
function readPartState(part: PhonePart): PhonePartState {
  const { namespace, chains } = part
  const accounts = part.listAccounts()
  const chain = part.getChain()
  const [account = accounts[0]?.address ?? ''] = part.toAddresses(part.state.visible, chain)
  return { namespace, account, accounts, chain, chains }
}
