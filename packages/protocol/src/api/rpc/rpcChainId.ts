import { maxLength, pipe, string, transform } from 'valibot'
import { caipNetworkIdSchema } from '../../caip/caipSchemas.ts'

/** A CAIP-2 id. A bare number is a chain of eip155. */
export const rpcChainIdSchema = /*#__PURE__*/ pipe(
  string(),
  maxLength(64),
  transform((value): unknown => (/^\d+$/.test(value) ? `eip155:${value}` : value)),
  caipNetworkIdSchema,
)
