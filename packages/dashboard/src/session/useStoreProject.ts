import { adminGetProject, adminListProjects, type AdminProject } from '@latchkey/protocol/project'
import { useQueryClient } from '@tanstack/react-query'
import { readEndpoint } from '../api/readEndpoint.ts'
import { useApi } from '../api/useApi.ts'

/** Returns a function that shows a project as the cloud has answered it. */
export function useStoreProject(): (project: AdminProject) => Promise<void> {
  const api = useApi()
  const queryClient = useQueryClient()
  return async (project) => {
    queryClient.setQueryData(
      readEndpoint(api, adminGetProject, { parameters: { project: project.key } }).queryKey,
      project,
    )
    await queryClient.invalidateQueries({ queryKey: [adminListProjects.name] })
  }
}
