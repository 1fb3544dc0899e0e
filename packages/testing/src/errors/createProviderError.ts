import { ProviderRpcError } from './ProviderRpcError.ts'
import { providerErrors } from './providerErrors.ts'
import type { ProviderErrorName } from './providerErrors.ts'

/** Creates an error of the table, optionally with a more specific message. */
export function createProviderError(name: ProviderErrorName, message?: string, data?: unknown): ProviderRpcError {
  const { code, message: usual } = providerErrors[name]
  return new ProviderRpcError({ code, message: message ?? usual, ...(data === undefined ? {} : { data }) })
}
