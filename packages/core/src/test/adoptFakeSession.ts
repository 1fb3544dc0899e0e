import type { Namespace } from '@latchkey/protocol/caip'
import type { AdapterFeatures } from '../adapter/features.ts'
import type { Connection, RemoteSession, SessionGrant } from '../adapter/types.ts'
import { ModalError } from '../kernel/errors/ModalError.ts'
import type { FakeConnections } from './createFakeConnections.ts'
import { listFeatures } from './listFeatures.ts'
import { toTypedAccounts } from './toTypedAccounts.ts'

/** Adds a fake adapter's connection of a session. @throws `connection.failed` without a grant */
export function adoptFakeSession(parameters: {
  readonly session: RemoteSession
  readonly namespace: Namespace
  readonly connections: FakeConnections
  readonly features: AdapterFeatures
}): Connection {
  const { session, namespace, connections, features } = parameters
  const id = `session:${session.id}`
  const grant = session.grants[namespace]
  const listed = connections.toAccounts(listAddresses(grant))
  const [networkId] = grant?.networkIds ?? []
  if (!grant || !listed || networkId === undefined)
    throw new ModalError('connection.failed', { details: `The session grants nothing on ${namespace}` })
  const accounts = grant.accountTypes ? toTypedAccounts(session, { accounts: listed, namespace, networkId }) : listed
  const end = session.subscribe((event) => {
    if (event.type === 'ended') connections.drop(id)
    else if (event.type === 'networkChanged') connections.change(id, { networkId: event.networkId })
    else {
      const next = event.grants[namespace]
      const granted = listAddresses(next)
      const { activeAddress } = connections.find(id)
      connections.follow(id, granted, granted.includes(activeAddress) ? activeAddress : granted[0])
      if (next) connections.change(id, { approvedNetworkIds: next.networkIds })
      if (next?.accountTypes) connections.change(id, { accounts: toTypedAccounts(session, connections.find(id)) })
    }
  })
  const connection: Connection = {
    id,
    connectorId: session.source,
    namespace,
    accounts,
    activeAddress: accounts[0].address,
    networkId,
    approvedNetworkIds: grant.networkIds,
    // Wallet features require a granted method; balances are read from the chain.
    features: listFeatures(features).filter((name) => name === 'balance' || grant.methods.length > 0),
    peer: session.peer,
  }
  return connections.put(connection, { session, end }, true)
}

/** Returns the distinct addresses of a grant's CAIP-10 ids. */
function listAddresses(grant: SessionGrant | undefined): readonly string[] {
  return [...new Set(grant?.accounts.map((account) => account.split(':').slice(2).join(':')))]
}
