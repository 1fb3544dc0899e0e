/**
 * The EVM chains of Latchkey, on viem and wagmi.
 *
 * @packageDocumentation
 */
export { eip155Adapter } from '../eip155Adapter.ts'
export type {
  Eip1193Provider,
  Eip155Adapter,
  Eip155AdapterParameters,
  NamesParameters,
  Eip155Address,
  Eip155Features,
  Eip155TransactionRequest,
  Eip155Types,
} from '../types.ts'
