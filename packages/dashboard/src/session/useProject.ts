import { adminGetProject, type AdminProject } from '@latchkey/protocol/project'
import type { UseQueryResult } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useRead } from '../api/useRead.ts'

/** Reads the project whose page is open. Only on paths below `/p/$project`. */
export function useProject(): UseQueryResult<AdminProject> {
  const { project } = useParams({ from: '/inside/p/$project' })
  return useRead(adminGetProject, { parameters: { project } })
}
