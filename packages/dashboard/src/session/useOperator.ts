import type { EndpointResponse } from '@latchkey/protocol/api'
import { getMe } from '@latchkey/protocol/operator'
import { useQueryClient } from '@tanstack/react-query'
import { readEndpoint } from '../api/readEndpoint.ts'
import { useApi } from '../api/useApi.ts'
import { useRead } from '../api/useRead.ts'

/** Returns the operator who is logged in, and the session. Only inside the shell, which loads them first. */
export function useOperator(): EndpointResponse<typeof getMe> {
  const { queryKey } = readEndpoint(useApi(), getMe, {})
  const loaded = useQueryClient().getQueryData<EndpointResponse<typeof getMe>>(queryKey)
  const me = useRead(getMe, {}).data ?? loaded
  if (me === undefined) throw new TypeError('useOperator outside of the shell')
  return me
}
