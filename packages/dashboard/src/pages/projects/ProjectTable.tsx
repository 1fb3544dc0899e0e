import type { AdminProject } from '@latchkey/protocol/project'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatCount } from '../../messages/format.ts'
import { overviewMessages } from '../../messages/overview.ts'
import { buttonClass } from '../../parts/buttonClass.ts'
import { Chip } from '../../parts/Chip.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { When } from '../../parts/When.tsx'
import { useMay } from '../../session/useMay.ts'

const project: Column<AdminProject> = {
  id: 'project',
  title: overviewMessages.project,
  cell: ({ allowedOrigins, key, name }) => (
    <Link to="/p/$project" params={{ project: key }} className="cell-main">
      <Picture id={key} name={name} />
      <span>
        <b className="strong">{name}</b>
        <br />
        <span className="cap">
          {allowedOrigins.length === 0
            ? overviewMessages.everyOrigin
            : formatCount(allowedOrigins.length, 'origin', 'origins')}
        </span>
      </span>
    </Link>
  ),
}

const changed: Column<AdminProject> = {
  id: 'changed',
  title: overviewMessages.changed,
  width: '150px',
  isWide: true,
  cell: ({ updatedAt }) => <When time={updatedAt} />,
}

const state: Column<AdminProject> = {
  id: 'state',
  title: overviewMessages.state,
  width: '132px',
  isRight: true,
  cell: ({ allowedOrigins, isActive }) => {
    if (!isActive) return <Chip>{overviewMessages.off}</Chip>
    if (allowedOrigins.length === 0) return <Chip tone="warn">{overviewMessages.open}</Chip>
    return <Chip tone="good">{overviewMessages.active}</Chip>
  },
}

/** The projects, or how to get the first one. */
export function ProjectTable({
  columns,
  projects,
}: {
  readonly projects: readonly AdminProject[]
  /** Between name and state, which they replace below 640 px. Default: when it was changed. */
  readonly columns?: readonly Column<AdminProject>[] | undefined
}): ReactNode {
  const canCreate = useMay('editor')
  if (projects.length === 0) {
    return (
      <Empty icon="grid" title={overviewMessages.empty.title} actions={canCreate && <NewProjectLink />}>
        {overviewMessages.empty.text}
      </Empty>
    )
  }
  return (
    <Table
      label={overviewMessages.projects}
      columns={[project, ...(columns ?? [changed]), { ...state, isWide: columns !== undefined }]}
      rows={projects}
      toKey={({ key }) => key}
    />
  )
}

/** The way to a new project. */
export function NewProjectLink(): ReactNode {
  return (
    <Link to="/projects/new" className={buttonClass({ kind: 'ink' })}>
      <Icon name="plus" size={16} />
      {overviewMessages.newProject}
    </Link>
  )
}
