import type { EndpointDefinition, EndpointResponse } from '@latchkey/protocol/api'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ApiCall } from './createApi.ts'
import { readEndpoint } from './readEndpoint.ts'
import { useApi } from './useApi.ts'

/**
 * Reads an endpoint, and again each minute while the page is visible.
 *
 * @param parameters.isEnabled `false` reads nothing. Default: `true`.
 *
 * @example
 * ```tsx
 * const projects = useRead(adminListProjects, {})
 * ```
 */
export function useRead<endpoint extends EndpointDefinition>(
  endpoint: endpoint,
  call: ApiCall<endpoint>,
  parameters: { readonly isEnabled?: boolean | undefined } = {},
): UseQueryResult<EndpointResponse<endpoint>> {
  const { isEnabled = true } = parameters
  return useQuery({ ...readEndpoint(useApi(), endpoint, call), enabled: isEnabled })
}
