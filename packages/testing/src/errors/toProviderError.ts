import { createProviderError } from './createProviderError.ts'
import { ProviderRpcError } from './ProviderRpcError.ts'

/** Anything thrown, as the error a dapp sees. */
export function toProviderError(thrown: unknown): ProviderRpcError {
  if (thrown instanceof ProviderRpcError) return thrown
  return createProviderError('internal', thrown instanceof Error ? thrown.message : String(thrown))
}
