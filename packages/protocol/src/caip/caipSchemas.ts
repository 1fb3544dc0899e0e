import { custom, picklist } from 'valibot'
import type { CaipNetworkId } from './caipTypes.ts'
import { isCaipNetworkId } from './isCaipNetworkId.ts'
import { namespaces } from './namespaces.ts'

/** A known namespace. */
export const namespaceSchema = /*#__PURE__*/ picklist(namespaces)

/** A CAIP-2 network id of a known namespace. */
export const caipNetworkIdSchema = /*#__PURE__*/ custom<CaipNetworkId>(isCaipNetworkId, 'Not a CAIP-2 network id')
