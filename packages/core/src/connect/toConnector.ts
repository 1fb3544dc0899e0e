import type { ConnectorDescriptor } from '../adapter/types.ts'
import type { Connector } from './connectorsState.ts'

/** What an adapter found, as the house knows it. */
export function toConnector({ id, name, type, namespace, icon, rdns, ready }: ConnectorDescriptor): Connector {
  return {
    id,
    // S5.036
    name: name === 'Trust Wallet' ? 'Trust' : name,
    type,
    chain: namespace,
    imageUrl: icon,
    info: { rdns },
    ready,
  }
}
