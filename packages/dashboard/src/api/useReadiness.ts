import type { EndpointResponse } from '@latchkey/protocol/api'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { safeParse } from 'valibot'
import { getReadiness } from './getReadiness.ts'
import { isApiFailure } from './isApiFailure.ts'
import { useApi } from './useApi.ts'

/** Whether the node that answers this page can serve. */
export function useReadiness(): UseQueryResult<EndpointResponse<typeof getReadiness>> {
  const api = useApi()
  return useQuery({
    queryKey: [getReadiness.name],
    queryFn: async ({ signal }) => {
      try {
        return await api.call(getReadiness, { signal })
      } catch (error) {
        const read = isApiFailure(error) ? safeParse(getReadiness.response, error.content) : undefined
        if (read?.success === true) return read.output
        throw error
      }
    },
  })
}
