import { adminGetSponsorship, type AdminSponsorship } from '@latchkey/protocol/project'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { readEndpoint } from '../../../api/readEndpoint.ts'
import { useApi } from '../../../api/useApi.ts'

/** Returns a function that shows what the project pays for as the cloud has answered it. */
export function useStoreSponsorship(): (sponsorship: AdminSponsorship) => void {
  const { project } = useParams({ from: '/inside/p/$project' })
  const api = useApi()
  const queryClient = useQueryClient()
  return (sponsorship) =>
    queryClient.setQueryData(readEndpoint(api, adminGetSponsorship, { parameters: { project } }).queryKey, sponsorship)
}
