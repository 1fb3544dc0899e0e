/**
 * Chain-agnostic ids: networks by CAIP-2, accounts by CAIP-10.
 *
 * @packageDocumentation
 */
export { caipAddressSchema } from '../caip/caipAddressSchema.ts'
export { caipNetworkIdSchema, namespaceSchema } from '../caip/caipSchemas.ts'
export type { CaipAddress, CaipNetworkId } from '../caip/caipTypes.ts'
export { isCaipAddress } from '../caip/isCaipAddress.ts'
export { isCaipNetworkId } from '../caip/isCaipNetworkId.ts'
export { isNamespace, namespaces } from '../caip/namespaces.ts'
export type { Namespace } from '../caip/namespaces.ts'
export { parseCaipAddress } from '../caip/parseCaipAddress.ts'
export type { CaipAddressParts } from '../caip/parseCaipAddress.ts'
export { parseCaipNetworkId } from '../caip/parseCaipNetworkId.ts'
export type { CaipNetworkIdParts } from '../caip/parseCaipNetworkId.ts'
export { toCaipAddress } from '../caip/toCaipAddress.ts'
export { toCaipNetworkId } from '../caip/toCaipNetworkId.ts'
