import { ProviderRpcError } from './ProviderRpcError.ts'
import { providerErrors } from './providerErrors.ts'
import type { ProviderErrorName } from './providerErrors.ts'

/** An error of the table, with a more exact message where there is one. */
export function createProviderError(name: ProviderErrorName, message?: string, data?: unknown): ProviderRpcError {
  const { code, message: usual } = providerErrors[name]
  return new ProviderRpcError({ code, message: message ?? usual, ...(data === undefined ? {} : { data }) })
}
