import { chains, networksOf, placesOf, type Chain } from './chains.ts'
import { addressOf, connectorOf } from './createChainsWorld.ts'
import { PAIRED, type Grants, type Step } from './steps.ts'

interface ModelConnection {
  readonly wallet: number
  accounts: readonly string[]
  active: string
  networkId: string
}

interface ModelChain {
  connections: ModelConnection[]
  active: ModelConnection | undefined
  /** The app's networks, also while disconnected. */
  networkId: string
}

interface ModelSession {
  readonly topic: string
  grants: Grants
  /** The session's chains that the app uses, in order of connection. */
  views: Chain[]
  places: Partial<Record<Chain, { readonly networkId?: string; readonly address?: string | undefined }>>
}

/** A simple model of the expected state after any steps, without stores, adapters or waiting. */
export function createChainsModel() {
  const toChain = (chain: Chain): ModelChain => ({ connections: [], active: undefined, networkId: placesOf(chain)[0] })
  const state = { eip155: toChain('eip155'), solana: toChain('solana'), bip122: toChain('bip122') }
  const wallets = Object.fromEntries(
    chains.map((chain) => [
      chain,
      [0, 1].map(() => ({ revealed: [] as readonly string[], networkId: placesOf(chain)[0] as string })),
    ]),
  )
  let activeChain: Chain = 'eip155'
  let session: ModelSession | undefined
  let sessions = 0

  const walletOf = (chain: Chain, wallet: number) => wallets[chain]?.[wallet] ?? { revealed: [], networkId: '' }
  const find = (chain: Chain, wallet: number) => state[chain].connections.find((one) => one.wallet === wallet)
  const isKnown = (chain: Chain, networkId: string) =>
    placesOf(chain)
      .slice(0, 2)
      .some((place) => place === networkId)

  const put = (chain: Chain, connection: ModelConnection, isActivated: boolean): void => {
    const entry = state[chain]
    const index = entry.connections.findIndex(({ wallet }) => wallet === connection.wallet)
    if (index < 0) entry.connections.push(connection)
    else entry.connections[index] = connection
    if (isActivated || entry.active?.wallet === connection.wallet) entry.active = connection
  }
  const drop = (chain: Chain, wallet: number): void => {
    const entry = state[chain]
    entry.connections = entry.connections.filter((connection) => connection.wallet !== wallet)
    if (entry.active?.wallet === wallet) entry.active = entry.connections.at(-1)
    if (entry.active) entry.networkId = entry.active.networkId
    if (entry.connections.length > 0) return
    if (!isKnown(chain, entry.networkId)) entry.networkId = placesOf(chain)[0]
    const other = chains.find((candidate) => state[candidate].connections.length > 0)
    if (activeChain === chain && other) activeChain = other
  }
  const sync = (): void => {
    for (const chain of chains) {
      const { active } = state[chain]
      if (active) state[chain].networkId = active.networkId
    }
  }

  const toFront = (items: readonly string[], preferred: string | undefined): readonly string[] => [
    ...items.filter((item) => item === preferred),
    ...items.filter((item) => item !== preferred),
  ]
  const granted = (target: ModelSession, chain: Chain) => {
    const grant = target.grants[chain]
    if (!grant) return undefined
    const { networkId, address } = target.places[chain] ?? {}
    return {
      accounts: toFront(
        grant.accounts.map((account) => addressOf(chain, PAIRED, account)),
        address,
      ),
      networkIds: toFront(
        grant.places.map((place) => placesOf(chain)[place] ?? ''),
        networkId,
      ),
    }
  }
  const adopt = (target: ModelSession, chain: Chain, isBeside: boolean): void => {
    const grant = granted(target, chain)
    if (!grant) return
    const previous = isBeside ? state[chain].active : undefined
    const [active = ''] = grant.accounts
    put(chain, { wallet: PAIRED, accounts: grant.accounts, active, networkId: grant.networkIds[0] ?? '' }, true)
    if (previous) state[chain].active = previous
    target.views = [...target.views.filter((view) => view !== chain), chain]
  }
  const endSession = (target: ModelSession): void => {
    for (const chain of target.views) drop(chain, PAIRED)
    if (session === target) session = undefined
  }

  const connect = (chain: Chain, wallet: number): void => {
    const entry = walletOf(chain, wallet)
    if (entry.revealed.length === 0) entry.revealed = [addressOf(chain, wallet, 0), addressOf(chain, wallet, 1)]
    const [active = ''] = entry.revealed
    put(chain, { wallet, accounts: entry.revealed, active, networkId: entry.networkId }, true)
    activeChain = chain
  }
  const leave = (chain: Chain, wallet: number): void => {
    drop(chain, wallet)
    if (wallet !== PAIRED) walletOf(chain, wallet).revealed = []
    else if (session) {
      session.views = session.views.filter((view) => view !== chain)
      if (session.views.length === 0) session = undefined
    }
  }

  const update = (grants: Grants): void => {
    const target = session
    if (!target) return
    const before = target.grants
    const wasAt = chains.map((chain) => ({ chain, networkId: find(chain, PAIRED)?.networkId }))
    target.grants = grants
    for (const chain of target.views) {
      const grant = granted(target, chain)
      const connection = find(chain, PAIRED)
      if (!grant || !connection) drop(chain, PAIRED)
      else {
        connection.accounts = grant.accounts
        if (!grant.accounts.includes(connection.active)) connection.active = grant.accounts[0] ?? ''
      }
    }
    target.views = target.views.filter((chain) => grants[chain])
    for (const { chain, networkId } of wasAt) {
      const connection = find(chain, PAIRED)
      const grant = granted(target, chain)
      const wasGranted = before[chain]?.places.some((place) => placesOf(chain)[place] === networkId)
      if (!connection || !grant || !wasGranted || grant.networkIds.includes(networkId ?? '')) continue
      const next =
        placesOf(chain)
          .slice(0, 2)
          .find((place) => grant.networkIds.includes(place)) ?? grant.networkIds[0]
      target.places[chain] = { ...target.places[chain], networkId: next ?? '' }
      connection.networkId = next ?? ''
    }
    for (const chain of chains) if (grants[chain] && !before[chain] && !state[chain].active) adopt(target, chain, false)
    if (target.views.length === 0) session = undefined
  }

  const reload = (): void => {
    const previous = chains.map((chain) => ({ chain, entry: state[chain] }))
    for (const { chain, entry } of previous) {
      const networkId = chain === activeChain ? entry.networkId : placesOf(chain)[0]
      state[chain] = { ...toChain(chain), networkId }
      const ordered = entry.active ? [entry.active, ...entry.connections.filter((one) => one !== entry.active)] : []
      const inPage = ordered.filter(({ wallet }) => wallet !== PAIRED)
      for (const [index, { wallet, active }] of inPage.entries()) {
        const { revealed, networkId: place } = walletOf(chain, wallet)
        put(chain, { wallet, accounts: revealed, active, networkId: place }, index === 0)
      }
    }
    if (!session) return
    const target = session
    target.views = []
    target.places = {}
    for (const { chain, entry } of previous) {
      const paired = entry.connections.find(({ wallet }) => wallet === PAIRED)
      if (paired) target.places[chain] = { networkId: paired.networkId, address: paired.active }
    }
    for (const { chain, entry } of previous)
      if (target.places[chain]) adopt(target, chain, entry.active?.wallet !== PAIRED)
  }

  const take = (step: Step): void => {
    switch (step.type) {
      case 'connect':
        if (!step.isDeclined || walletOf(step.chain, step.wallet).revealed.length > 0) connect(step.chain, step.wallet)
        return
      case 'disconnect':
        for (const chain of step.chain ? [step.chain] : chains)
          for (const { wallet } of state[chain].connections)
            if (step.wallet === undefined || step.wallet === wallet) leave(chain, wallet)
        return
      case 'leavePairing':
        for (const chain of chains) if (find(chain, PAIRED)) leave(chain, PAIRED)
        return
      case 'switchAccount': {
        const connection = find(step.chain, step.wallet)
        const address = addressOf(step.chain, step.wallet, step.account)
        if (!connection && step.wallet !== PAIRED) connect(step.chain, step.wallet)
        if (!connection?.accounts.includes(address)) return
        connection.active = address
        state[step.chain].active = connection
        activeChain = step.chain
        return
      }
      case 'switchNetwork': {
        const entry = state[step.chain]
        const networkId = placesOf(step.chain)[step.place] ?? ''
        if (entry.active?.wallet === PAIRED) {
          const grant = session && granted(session, step.chain)
          if (!grant?.networkIds.includes(networkId) && entry.networkId !== networkId) return
        } else if (entry.active) walletOf(step.chain, entry.active.wallet).networkId = networkId
        if (entry.active) entry.active.networkId = networkId
        entry.networkId = networkId
        activeChain = step.chain
        return
      }
      case 'walletAccounts': {
        const connection = find(step.chain, step.wallet)
        if (!connection) return
        const accounts = step.accounts.map((account) => addressOf(step.chain, step.wallet, account))
        walletOf(step.chain, step.wallet).revealed = accounts
        if (accounts[0] === undefined) drop(step.chain, step.wallet)
        else Object.assign(connection, { accounts, active: accounts[0] })
        return
      }
      case 'walletNetwork': {
        const networkId = placesOf(step.chain)[step.place] ?? ''
        walletOf(step.chain, step.wallet).networkId = networkId
        const connection = find(step.chain, step.wallet)
        if (connection) connection.networkId = networkId
        return
      }
      case 'pair': {
        const previous = session
        const target: ModelSession = { topic: String(++sessions), grants: step.grants, views: [], places: {} }
        for (const chain of chains) target.places[chain] = { networkId: state[chain].networkId }
        // The new connection exists beside that of the previous session for a moment, and then replaces it.
        if (previous) for (const chain of previous.views) drop(chain, PAIRED)
        for (const chain of chains) adopt(target, chain, false)
        session = target
        activeChain = target.views[0] ?? activeChain
        return
      }
      case 'sessionUpdate':
        update(step.grants)
        return
      case 'sessionNetwork': {
        const connection = find(step.chain, PAIRED)
        const networkId = placesOf(step.chain)[step.place] ?? ''
        if (session) session.places[step.chain] = { ...session.places[step.chain], networkId }
        if (connection) connection.networkId = networkId
        return
      }
      case 'sessionEnd':
        if (session) endSession(session)
        return
      case 'reload':
        reload()
    }
  }

  return {
    take: (step: Step): void => {
      take(step)
      sync()
    },
    getActiveChain: (): Chain => activeChain,
    /** The topic and the grants of the active session, if any. */
    getSession: () => session && { topic: session.topic, grants: session.grants },
    /** The number of sessions so far. */
    countSessions: () => sessions,
    isConnected: (chain: Chain, wallet: number): boolean => find(chain, wallet) !== undefined,
    getAccount: (chain: Chain) => {
      const { active, networkId } = state[chain]
      const known = networksOf[chain].find(({ caipNetworkId }) => caipNetworkId === active?.networkId)
      return {
        status: active ? 'connected' : 'disconnected',
        address: active?.active,
        caipAddress: active && `${active.networkId}:${active.active}`,
        accounts: active?.accounts ?? [],
        wallet: active && (active.wallet === PAIRED ? 'Phone' : `Wallet ${connectorOf(chain, active.wallet)}`),
        explorer: active && known && `${known.blockExplorers?.default.url}/address/${active.active}`,
        connectorId: active && connectorOf(chain, active.wallet),
        networkId,
        networkNamespace: chain,
      }
    },
    getStored: (): Readonly<Record<string, readonly string[]>> =>
      Object.fromEntries(
        chains.flatMap((chain) => {
          const { active, connections } = state[chain]
          if (!active) return []
          const ordered = [active, ...connections.filter((one) => one !== active)]
          return [
            [chain, ordered.map((one) => `${connectorOf(chain, one.wallet)} ${one.networkId}:${one.active}`)] as const,
          ]
        }),
      ),
  }
}
