import { ModalError, withLimits } from '@latchkey/core/adapter'
import type { ClockPort, FeatureName } from '@latchkey/core/adapter'
import { ChainNotConfiguredError, createConnector, type CreateConnectorFn } from '@wagmi/core'
import { CAPABILITIES_GRACE } from './constants.ts'
import type { Eip1193Provider, Eip155Address } from '../types.ts'
import { askSilently, type SilentAnswers } from '../utils/askSilently.ts'
import type { GuardedProvider } from './guardProvider.ts'
import { basicFeatures, probeFeatures } from './probeFeatures.ts'
import { switchChain } from './switchChain.ts'
import { toAddChainParameter } from './toAddChainParameter.ts'

/** How the first connection of a connector comes about. */
export interface ConnectAttempt {
  readonly signal: AbortSignal
  /** Set when a stored connection is brought back: what the wallet was asked, and the account to prefer. */
  readonly silent?: { readonly answers: SilentAnswers; readonly address: string } | undefined
}

/** A wallet as a wagmi connector, and what only its owner may know and do. */
export interface WalletConnector {
  readonly connectorFn: CreateConnectorFn<Eip1193Provider>
  /** What the wallet can do while it is connected; `undefined` before and after. */
  getFeatures(): readonly FeatureName[] | undefined
  /** Stops listening to the wallet, without a word to wagmi. */
  end(): void
  /** Resolves when the wallet has been told of the last disconnect. */
  whenLeft(): Promise<void>
}

/**
 * Makes a wagmi connector of a guarded wallet. Its first `connect` follows the attempt: with the human, until they give
 * up, or without. A late answer to an attempt that was given up changes nothing: only a connected wallet is listened to.
 */
export function createWalletConnector(wallet: {
  readonly descriptor: {
    readonly id: string
    readonly name: string
    readonly icon?: string | undefined
    readonly rdns?: string | undefined
  }
  readonly type: string
  readonly provider: Eip1193Provider
  readonly guard: GuardedProvider
  readonly clock: ClockPort
  readonly attempt: ConnectAttempt
  /** Tells the wallet that it is over. Best effort. */
  readonly leave: () => Promise<unknown>
  /** Called with the connector's uid when wagmi knows it. */
  readonly onSetup: (uid: string) => void
  /** What it can do, if that is known without asking it. */
  readonly knownFeatures?: (() => readonly FeatureName[]) | undefined
  /** Called when what the wallet can do became known late. */
  readonly onFeatures: () => void
}): WalletConnector {
  const { descriptor, type, provider, guard, clock, leave, knownFeatures, onSetup, onFeatures } = wallet
  let attempt: ConnectAttempt | undefined = wallet.attempt
  let features: readonly FeatureName[] | undefined
  let unlisten = (): void => undefined
  let left = Promise.resolve()

  const end = (): void => {
    features = undefined
    unlisten()
  }

  const connectorFn = createConnector<Eip1193Provider>(({ chains, emitter }) => {
    onSetup(emitter.uid)

    /** Listens from before the connection stands, so that no event is lost. */
    const listen = (): EarlyEvents => {
      end()
      const early: EarlyEvents = { accounts: undefined, chainId: undefined }
      unlisten = guard.listen({
        accountsChanged: (accounts) => {
          if (features === undefined) early.accounts = accounts
          else follow(accounts)
        },
        chainChanged: (chainId) => {
          if (features === undefined) early.chainId = chainId
          else emitter.emit('change', { chainId })
        },
        disconnect: () => {
          if (features === undefined) early.accounts = []
          else follow([])
        },
      })
      return early
    }

    const follow = (accounts: readonly Eip155Address[]): void => {
      if (accounts.length > 0) return emitter.emit('change', { accounts })
      end()
      emitter.emit('disconnect')
    }

    const goTo = async (chainId: number, signal?: AbortSignal): Promise<void> => {
      const chain = chains.find(({ id }) => id === chainId)
      await switchChain({ guard, clock, chainId, chain: chain && toAddChainParameter(chain), signal })
    }

    /** What changed while the page was not listening yet. */
    const catchUp = async (known: { readonly accounts: readonly Eip155Address[]; readonly chainId: number }) => {
      const [accounts, chainId] = await Promise.all([guard.getAccounts(), guard.getChainId()])
      if (features === undefined) return
      if ([...accounts].sort().join() !== [...known.accounts].sort().join()) follow(accounts)
      if (chainId !== known.chainId) emitter.emit('change', { chainId })
    }

    return {
      id: descriptor.id,
      name: descriptor.name,
      icon: descriptor.icon,
      rdns: descriptor.rdns,
      type,
      async connect({ chainId: wanted, isReconnecting, withCapabilities } = {}) {
        const { signal, silent } = attempt ?? {}
        attempt = undefined
        const answers = silent?.answers ?? (isReconnecting ? askSilently(provider) : undefined)
        const given = answers ? await guard.getAccounts(answers.accounts) : await guard.requestAccounts(signal)
        const [address] = given
        if (address === undefined) throw new ModalError('wallet.locked')

        const early = listen()
        try {
          const probing = knownFeatures
            ? Promise.resolve(basicFeatures)
            : probeFeatures({ guard, address, answer: answers?.capabilities })
          let chainId = await guard.getChainId(answers?.chainId)
          if (wanted !== undefined && wanted !== chainId && !answers) {
            // The human may well stay where they are.
            const hasArrived = await goTo(wanted, signal).then(
              () => true,
              () => false,
            )
            if (hasArrived) chainId = wanted
          }
          const grace = withLimits(probing, { clock, signals: [signal], timeout: CAPABILITIES_GRACE })
          const able = await grace.catch(() => basicFeatures)
          signal?.throwIfAborted()

          const accounts = prefer(early.accounts ?? given, silent?.address)
          if (accounts.length === 0) throw new ModalError('wallet.disconnected')
          chainId = early.chainId ?? chainId
          features = able
          void probing.then((late) => {
            if (features !== able || late === able) return
            features = late
            onFeatures()
          })
          if (answers) catchUp({ accounts, chainId }).catch(() => undefined)
          return {
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- wagmi's type depends on the flag in a way that no value can follow
            accounts: (withCapabilities
              ? accounts.map((account) => ({ address: account, capabilities: {} }))
              : accounts) as never,
            chainId,
          }
        } catch (error) {
          end()
          throw error
        }
      },
      async disconnect() {
        end()
        // Not waited for here: wagmi would write back what it read before.
        left = leave().then(
          () => undefined,
          () => undefined,
        )
      },
      getAccounts: () => guard.getAccounts(),
      getChainId: () => guard.getChainId(),
      getProvider: () => Promise.resolve(provider),
      isAuthorized: () =>
        guard.getAccounts().then(
          (accounts) => accounts.length > 0,
          () => false,
        ),
      async switchChain({ chainId }) {
        const chain = chains.find(({ id }) => id === chainId)
        if (chain === undefined) throw new ChainNotConfiguredError()
        await goTo(chainId)
        emitter.emit('change', { chainId })
        return chain
      },
      // The guard listens to the wallet; wagmi itself calls none of these.
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: () => undefined,
    }
  })

  return {
    connectorFn,
    getFeatures: () => features && (knownFeatures?.() ?? features),
    end,
    whenLeft: () => left,
  }
}

/** What a wallet told before its connection stood. */
interface EarlyEvents {
  accounts: readonly Eip155Address[] | undefined
  chainId: number | undefined
}

/** The accounts with this one first, if it is among them. */
function prefer(accounts: readonly Eip155Address[], address: string | undefined): readonly Eip155Address[] {
  const preferred = accounts.find((account) => account.toLowerCase() === address?.toLowerCase())
  return preferred ? [preferred, ...accounts.filter((account) => account !== preferred)] : accounts
}
