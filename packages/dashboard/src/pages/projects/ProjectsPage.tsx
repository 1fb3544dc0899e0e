import { adminListProjects } from '@latchkey/protocol/project'
import type { ReactNode } from 'react'
import { useRead } from '../../api/useRead.ts'
import { projectsMessages } from '../../messages/projects.ts'
import { Card } from '../../parts/Card.tsx'
import { Page } from '../../parts/Page.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { useMay } from '../../session/useMay.ts'
import { NewProjectLink, ProjectTable } from './ProjectTable.tsx'

/** All projects. */
export function ProjectsPage(): ReactNode {
  const projects = useRead(adminListProjects, {})
  const canCreate = useMay('editor')
  return (
    <Page title={projectsMessages.title} lead={projectsMessages.lead} actions={canCreate && <NewProjectLink />}>
      <Card label={projectsMessages.title}>
        <QueryView query={projects} lines={6}>
          {(data) => <ProjectTable projects={data.projects} />}
        </QueryView>
      </Card>
    </Page>
  )
}
