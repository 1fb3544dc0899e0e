import { custom, picklist } from 'valibot'
import type { CaipAddress, CaipNetworkId } from './caipTypes.ts'
import { isCaipAddress } from './isCaipAddress.ts'
import { isCaipNetworkId } from './isCaipNetworkId.ts'
import { namespaces } from './namespaces.ts'

/** A known namespace. */
export const namespaceSchema = /*#__PURE__*/ picklist(namespaces)

/** A CAIP-2 network id of a known namespace. */
export const caipNetworkIdSchema = /*#__PURE__*/ custom<CaipNetworkId>(isCaipNetworkId, 'Not a CAIP-2 network id')

/** A CAIP-10 account id of a known namespace. */
export const caipAddressSchema = /*#__PURE__*/ custom<CaipAddress>(isCaipAddress, 'Not a CAIP-10 account id')
