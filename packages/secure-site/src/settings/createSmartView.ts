// The part of the settings that says on which networks the account is a smart account, and takes the contract back.
import type { Keys } from '../keys/createKeys.ts'
import { createNode } from '../rpc/createNode.ts'
import { broadcast } from '../rpc/broadcast.ts'
import { findNetwork } from '../rpc/networks.ts'
import { toQuantity } from '../rpc/readers.ts'
import { refuseRpc } from '../rpc/refuseRpc.ts'
import { awaitReceipt } from '../rpc/smart/awaitReceipt.ts'
import { completeUndelegation } from '../rpc/smart/completeSelfCalls.ts'
import { createSmartPort } from '../rpc/smart/createSmartPort.ts'
import { readCode } from '../rpc/smart/readAccount.ts'
import type { SettingsNetwork, SettingsSmart, SettingsUndo } from '../screens/Screen.ts'
import { FrameFailure } from '../session/FrameFailure.ts'
import type { SiteClient } from '../session/createSiteClient.ts'
import { SiteRefusal } from '../session/SiteRefusal.ts'
import { isVaultError } from '../vault/isVaultError.ts'
import type { SignRequest } from '../vault/sign/SignRequest.ts'

/** What the settings show of smart accounts. */
export interface SmartView {
  get(): SettingsSmart
  /** Asks the networks. Never rejects: one that does not answer is shown as that. */
  load(): Promise<void>
}

type Undelegation = Extract<SignRequest, { readonly kind: 'evmUndelegation' }>

/** Creates it. `act` is that of the settings, with the two minutes of their proof. */
export function createSmartView(parameters: {
  readonly client: SiteClient
  readonly keys: Pick<Keys, 'run'>
  /** The visitor's address, as the vault itself has proved it. */
  readonly address: string
  /** Of this page, which asks for the signature. */
  readonly origin: string
  readonly setTimer: (callback: () => void, delay: number) => () => void
  readonly now: () => number
  readonly signal: AbortSignal
  /** Opens the wallet again, if the worker has forgotten the keys. */
  readonly openKeys: () => Promise<unknown>
  readonly act: (run: () => unknown) => Promise<void>
  readonly show: () => void
}): SmartView {
  const { act, address, client, keys, now, openKeys, origin, setTimer, show, signal } = parameters
  const port = createSmartPort({ client, setTimer, now })
  const node = createNode({ client })
  let networks: readonly SettingsNetwork[] = []
  let undo: (SettingsUndo & { readonly request: Undelegation }) | undefined

  const createAsk = (networkId: string) => (method: string, params: unknown) => node.ask({ networkId, method, params })
  const readNetwork = async (chainId: string): Promise<readonly SettingsNetwork[]> => {
    const network = findNetwork(chainId)
    if (network === undefined) return []
    const code = await readCode(address, createAsk(chainId)).catch(() => undefined)
    return [{ chainId, name: network.name, isTestnet: network.isTestnet, code }]
  }
  const load = async (): Promise<void> => {
    const listed = await port.list().catch(() => [])
    networks = (await Promise.all(listed.map(({ chainId }) => readNetwork(chainId)))).flat()
    show()
  }

  /** Reads what the way back costs, and whether the account can pay it. */
  const open = async (network: SettingsNetwork): Promise<void> => {
    const { chainId } = network
    const ask = createAsk(chainId)
    const { decimals, symbol } = findNetwork(chainId) ?? refuseRpc('no network')
    const request = await completeUndelegation({ ask, from: address, networkId: chainId })
    const { fee, gas } = request.transaction
    const most = gas * fee.maxFeePerGas
    const coins = toQuantity(await ask('eth_getBalance', [address, 'latest']), 'the balance of the chain')
    const toCoins = (units: bigint) => ({ units: String(units), decimals, symbol })
    undo = {
      request,
      network,
      fee: { most: toCoins(most), estimate: toCoins(request.estimatedFee < most ? request.estimatedFee : most) },
      stage: coins < most ? 'poor' : 'asked',
    }
  }

  /** What the chain refuses, such as a question while a transaction is under way, ends no settings. */
  const openSafely = async (network: SettingsNetwork): Promise<void> => {
    try {
      await open(network)
    } catch (error) {
      throw error instanceof FrameFailure ? new SiteRefusal('internal', error.message) : error
    }
  }

  const sign = async (request: Undelegation) => {
    const command = { type: 'prepare', origin, request } as const
    const prepared = await keys.run<'prepare'>(command).catch(async (error: unknown) => {
      if (!isVaultError(error, 'vault.notOpen') && !isVaultError(error, 'vault.closed')) throw error
      await openKeys()
      return keys.run<'prepare'>(command)
    })
    const [signed = new Uint8Array()] = await keys.run<'sign'>({ type: 'sign', id: prepared.id })
    return signed
  }

  /** Sends it, and waits until the chain has it. */
  const send = async (): Promise<void> => {
    const current = undo
    if (current?.stage !== 'asked') return
    const { network, request } = current
    const ask = createAsk(network.chainId)
    // Before anything that waits: it is signed once.
    undo = { ...current, stage: 'sent' }
    show()
    const signed = await sign(request).catch((error: unknown) => {
      undo = current
      throw error
    })
    let isThere: boolean
    try {
      const { hash } = await broadcast(signed, { ask })
      isThere = await awaitReceipt(port, { ask, hash, signal })
    } catch (error) {
      // What the chain says is definite: it does not have the transaction.
      if (!(error instanceof FrameFailure)) throw error
      undo = { ...current, stage: 'refused' }
      return
    }
    const code = isThere ? await readCode(address, ask).catch(() => undefined) : undefined
    undo = { ...current, stage: code === 'none' ? 'done' : 'uncertain' }
    networks = networks.map((each) => (each.chainId === network.chainId ? { ...each, code } : each))
  }

  return {
    load,
    get: () => ({
      networks,
      undoing: undo,
      openUndo: (chainId) => {
        const network = networks.find((each) => each.chainId === chainId)
        if (network !== undefined) void act(() => openSafely(network))
      },
      undo: () => void act(send),
      closeUndo: () => {
        undo = undefined
        show()
      },
    }),
  }
}
