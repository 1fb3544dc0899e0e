import { ModalError, withLimits } from '@latchkey/core/adapter'
import type { ClockPort, FeatureName } from '@latchkey/core/adapter'
import { ChainNotConfiguredError, createConnector, type CreateConnectorFn } from '@wagmi/core'
import type { Eip1193Provider, Eip155Address } from '../types.ts'
import { askSilently, type SilentAnswers } from './askSilently.ts'
import { collectChanges } from './collectChanges.ts'
import type { GuardedProvider } from './guardProvider.ts'
import { basicFeatures, probeFeatures } from './probeFeatures.ts'
import { switchChain } from './switchChain.ts'
import { toAddChainParameter } from './toAddChainParameter.ts'

/** How long a connection waits for the wallet's features, in ms. */
export const CAPABILITIES_GRACE = 50

/** How a connector connects for the first time. */
export interface ConnectAttempt {
  readonly signal: AbortSignal
  /** Set when a stored connection is restored: the wallet's pending answers, and the account to prefer. */
  readonly silent?: { readonly answers: SilentAnswers; readonly address: string } | undefined
}

/** A wallet as a wagmi connector, with members for its owner only. */
export interface WalletConnector {
  readonly connectorFn: CreateConnectorFn<Eip1193Provider>
  /** The wallet's features while it is connected; otherwise `undefined`. */
  getFeatures(): readonly FeatureName[] | undefined
  /** Stops listening to the wallet without notifying wagmi. */
  end(): void
  /** Resolves after the wallet was notified of the last disconnect. */
  whenLeft(): Promise<void>
}

/**
 * Creates a wagmi connector for a guarded wallet. Its first `connect` follows the attempt: with a prompt until it is
 * aborted, or silently. A late answer to an aborted attempt changes nothing, because only connected wallets have listeners.
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
  /** Notifies the wallet of the disconnect. Best effort. */
  readonly leave: () => Promise<unknown>
  /** Called with the connector's uid when wagmi sets it up. */
  readonly onSetup: (uid: string) => void
  /** The wallet's features, if known without asking it. */
  readonly knownFeatures?: (() => readonly FeatureName[]) | undefined
  /** Called when the wallet's features became known late. */
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

    // What the wallet reported last counts only while it is connected.
    const change = collectChanges((latest) => features && emitter.emit('change', latest))

    /** Starts listening before the connection is established, so that no event is lost. */
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
          else change({ chainId })
        },
        disconnect: () => {
          if (features === undefined) early.accounts = []
          else follow([])
        },
      })
      return early
    }

    const follow = (accounts: readonly Eip155Address[]): void => {
      if (accounts.length > 0) return change({ accounts })
      end()
      emitter.emit('disconnect')
    }

    const switchTo = async (chainId: number, signal?: AbortSignal): Promise<void> => {
      const chain = chains.find(({ id }) => id === chainId)
      await switchChain({ guard, clock, chainId, chain: chain && toAddChainParameter(chain), signal })
    }

    /** Applies what changed before the page was listening. */
    const catchUp = async (known: { readonly accounts: readonly Eip155Address[]; readonly chainId: number }) => {
      const [accounts, chainId] = await Promise.all([guard.getAccounts(), guard.getChainId()])
      if (features === undefined) return
      if ([...accounts].sort().join() !== [...known.accounts].sort().join()) follow(accounts)
      if (chainId !== known.chainId) change({ chainId })
    }

    return {
      id: descriptor.id,
      name: descriptor.name,
      icon: descriptor.icon,
      rdns: descriptor.rdns,
      type,
      async connect({ chainId: requested, isReconnecting, withCapabilities } = {}) {
        const { signal, silent } = attempt ?? {}
        attempt = undefined
        const answers = silent?.answers ?? (isReconnecting ? askSilently(provider) : undefined)
        const granted = answers ? await guard.getAccounts(answers.accounts) : await guard.requestAccounts(signal)
        const [address] = granted
        if (address === undefined) throw new ModalError('wallet.locked')

        const early = listen()
        try {
          const probing = knownFeatures
            ? Promise.resolve(basicFeatures)
            : probeFeatures({ guard, address, answer: answers?.capabilities })
          let chainId = await guard.getChainId(answers?.chainId)
          if (requested !== undefined && requested !== chainId && !answers) {
            // The visitor may refuse the switch and still be connected.
            const hasArrived = await switchTo(requested, signal).then(
              () => true,
              () => false,
            )
            if (hasArrived) chainId = requested
          }
          const grace = withLimits(probing, { clock, signals: [signal], timeout: CAPABILITIES_GRACE })
          const known = await grace.catch(() => basicFeatures)
          signal?.throwIfAborted()

          const accounts = prefer(early.accounts ?? granted, silent?.address)
          if (accounts.length === 0) throw new ModalError('wallet.disconnected')
          chainId = early.chainId ?? chainId
          features = known
          void probing.then((late) => {
            if (features !== known || late === known) return
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
        // Not awaited here: wagmi would write back the state that it read before.
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
        await switchTo(chainId)
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

/** The wallet's events before its connection was established. */
interface EarlyEvents {
  accounts: readonly Eip155Address[] | undefined
  chainId: number | undefined
}

/** Moves an account to the front, if it is in the list. */
function prefer(accounts: readonly Eip155Address[], address: string | undefined): readonly Eip155Address[] {
  const preferred = accounts.find((account) => account.toLowerCase() === address?.toLowerCase())
  return preferred ? [preferred, ...accounts.filter((account) => account !== preferred)] : accounts
}
