import type { WalletState } from '../wallet/createWalletState.ts'
import type { PhonePart } from './parts/PhonePart.ts'
import { toPartAccounts } from './parts/toPartAccounts.ts'
import type { PhoneGrant } from './PhoneGrant.ts'
import type { PhoneSession, PhoneSessionPart } from './types.ts'

/** What the app of a session was notified of last. */
export interface SessionNotice {
  readonly accounts: string
  readonly chainId: number
  /** The accounts, by kind of chain. */
  readonly others: ReadonlyMap<string, string>
  /** The chain, by kind of chain. */
  readonly places: ReadonlyMap<string, string>
}

/** What the owner of the wallet has changed since an app was notified. */
export interface SessionChange {
  /** What the app knows when it has been notified. */
  readonly notice: SessionNotice
  /** What the session shows now; without accounts there is nothing left of it. */
  readonly grant: PhoneGrant
  /** Whether the grant differs from that of the session. */
  readonly isGrantNew: boolean
  /** Lists the events for the app once it has the grant. Each is created when it is its turn, with the accounts of then. */
  listEvents(): Iterable<{ readonly name: string; readonly data: unknown; readonly chain: string }>
}

interface Wallets {
  /** On EVM chains. */
  readonly state: WalletState
  readonly parts: readonly PhonePart[]
}

/** Returns what an app needs to be notified of, or `undefined` if nothing has changed. */
export function readSessionChange(
  parameters: Wallets & {
    readonly session: PhoneSession
    readonly origin: string
    readonly known: SessionNotice
  },
): SessionChange | undefined {
  const { session, origin, known, state, parts } = parameters
  const isOnEvm = session.accounts.length > 0
  const accounts = isOnEvm ? state.getPermitted(origin) : []
  const others = readOthers(parameters)
  const notice = toSessionNotice({ accounts, others }, { state, parts })
  const { chainId, places } = notice
  const isElsewhere = isOnEvm && chainId !== known.chainId
  const isOther = isOnEvm && notice.accounts !== known.accounts
  const changed = session.others.filter(({ namespace }) => notice.others.get(namespace) !== known.others.get(namespace))
  const moved = others.filter(({ namespace }) => places.get(namespace) !== known.places.get(namespace))
  if (!isElsewhere && !isOther && changed.length === 0 && moved.length === 0) return undefined
  const isGranted = !isElsewhere || session.chainIds.includes(chainId)
  const chainIds = isGranted ? session.chainIds : [...session.chainIds, chainId]
  const isWider = others.some(({ namespace, chains }) =>
    session.others.some((granted) => granted.namespace === namespace && granted.chains.length < chains.length),
  )

  function* listEvents(): ReturnType<SessionChange['listEvents']> {
    const toEvents = (name: string, data: unknown, where: number) =>
      accounts.length > 0 && session.events.includes(name) ? [{ name, data, chain: `eip155:${where}` }] : []
    if (isOther) yield* toEvents('accountsChanged', accounts, isGranted ? chainId : (session.chainIds[0] ?? chainId))
    if (isElsewhere) yield* toEvents('chainChanged', chainId, chainId)
    for (const { namespace } of changed) {
      const part = parts.find((each) => each.namespace === namespace)
      const granted = others.find((each) => each.namespace === namespace)
      if (part === undefined || granted === undefined) continue
      const chain = findPlace(part, granted.chains) ?? granted.chains[0]
      if (chain === undefined) continue
      const event = part.toEvent(part.state.getPermitted(origin), chain)
      if (granted.events.includes(event.name)) yield { ...event, chain }
    }
    for (const { namespace, chains, events } of moved) {
      const part = parts.find((each) => each.namespace === namespace)
      const place = part && findPlace(part, chains)
      if (place !== undefined && events.includes('chainChanged'))
        yield { name: 'chainChanged', data: place, chain: place }
    }
  }

  return {
    notice,
    grant: { ...session, accounts, chainIds, others },
    isGrantNew: isOther || !isGranted || isWider || changed.length > 0,
    listEvents,
  }
}

/** Returns what an app knows that was notified of these accounts and of the current chains. */
export function toSessionNotice(
  { accounts, others }: Pick<PhoneSession, 'accounts' | 'others'>,
  { state, parts }: Wallets,
): SessionNotice {
  return {
    accounts: accounts.join(),
    // The phone's chain, granted or not, because apps are only notified of changes.
    chainId: state.chainId,
    others: new Map(others.map((part) => [part.namespace, part.accounts.join()])),
    places: new Map(parts.map(({ namespace, getChain }) => [namespace, getChain()])),
  }
}

/** Exposes the accounts of a session to its app, on Solana, on Bitcoin, and on the chain that the owner switched to. */
function readOthers({
  session,
  origin,
  known,
  parts,
}: Parameters<typeof readSessionChange>[0]): readonly PhoneSessionPart[] {
  return session.others.flatMap((granted) => {
    const part = parts.find(({ namespace }) => namespace === granted.namespace)
    if (part === undefined) return []
    const isNew = known.places.get(part.namespace) !== part.getChain() && findPlace(part, granted.chains) === undefined
    const chains = isNew ? [...granted.chains, part.getChain()] : granted.chains
    const own = toPartAccounts(part, part.state.getPermitted(origin), chains)
    return own.accounts.length > 0 ? [{ ...granted, chains, ...own }] : []
  })
}

/** Returns the current chain as the session names it, or `undefined` if it was not granted. */
function findPlace(part: PhonePart, chains: readonly string[]): string | undefined {
  const current = part.findChain(part.getChain())
  return chains.find((chain) => part.findChain(chain) === current)
}
