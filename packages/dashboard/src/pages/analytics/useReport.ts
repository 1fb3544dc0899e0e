import type { EndpointDefinition, EndpointResponse } from '@latchkey/protocol/api'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ApiCall } from '../../api/createApi.ts'
import { readEndpoint } from '../../api/readEndpoint.ts'
import { useApi } from '../../api/useApi.ts'

/**
 * As `useRead`. With another span or filter, the report before stays until the new one has come, so that nothing jumps. A page for another
 * project is mounted anew, and begins with nothing.
 */
export function useReport<endpoint extends EndpointDefinition>(
  endpoint: endpoint,
  call: ApiCall<endpoint>,
  parameters: { readonly isEnabled?: boolean | undefined } = {},
): UseQueryResult<EndpointResponse<endpoint>> {
  const { isEnabled = true } = parameters
  return useQuery({
    ...readEndpoint(useApi(), endpoint, call),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  })
}
