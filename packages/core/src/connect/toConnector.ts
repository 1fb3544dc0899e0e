import type { ConnectorDescriptor } from '../adapter/types.ts'
import type { Connector } from './connectorsState.ts'

/** Converts an adapter's descriptor to a connector. */
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
