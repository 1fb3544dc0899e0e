import { endMySession } from '@latchkey/protocol/operator'
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useApi } from '../api/useApi.ts'

/** Ends the session on the cloud, and forgets all that the page knows. */
export function useLogOut(): UseMutationResult<undefined, Error, void> {
  const api = useApi()
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: () => api.call(endMySession, { parameters: { session: 'current' } }),
    onSuccess: async () => {
      await router.navigate({ to: '/login', search: {} })
      queryClient.clear()
    },
  })
}
