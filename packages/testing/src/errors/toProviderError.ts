import { createProviderError } from './createProviderError.ts'
import { ProviderRpcError } from './ProviderRpcError.ts'

/** Converts a thrown value to the error that a dapp sees. */
export function toProviderError(thrown: unknown): ProviderRpcError {
  if (thrown instanceof ProviderRpcError) return thrown
  return createProviderError('internal', thrown instanceof Error ? thrown.message : String(thrown))
}
