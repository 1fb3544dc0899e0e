import type { Namespace } from './namespaces.ts'

/** A network id by CAIP-2, such as `eip155:1`. */
export type CaipNetworkId<namespace extends Namespace = Namespace> = `${namespace}:${string}`

/** An account id by CAIP-10, such as `eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb`. */
export type CaipAddress<namespace extends Namespace = Namespace> = `${namespace}:${string}:${string}`
