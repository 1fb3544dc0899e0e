import { custom } from 'valibot'
import type { CaipAddress } from './caipTypes.ts'
import { isCaipAddress } from './isCaipAddress.ts'

/** A CAIP-10 account id of a known namespace. */
export const caipAddressSchema = /*#__PURE__*/ custom<CaipAddress>(isCaipAddress, 'Not a CAIP-10 account id')
