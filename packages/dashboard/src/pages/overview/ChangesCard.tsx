import { adminListAudit, adminListProjects, type AdminAuditEntry } from '@latchkey/protocol/project'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRead } from '../../api/useRead.ts'
import { describeAction, describeActor } from '../../messages/changes.ts'
import { overviewMessages } from '../../messages/overview.ts'
import { Card } from '../../parts/Card.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { type Column, Table } from '../../parts/Table.tsx'
import { When } from '../../parts/When.tsx'

const { changes } = overviewMessages

const columns: readonly Column<AdminAuditEntry>[] = [
  { id: 'time', title: changes.time, width: '17%', isWide: true, cell: ({ time }) => <When time={time} /> },
  { id: 'actor', title: changes.actor, cell: ({ actor }) => describeActor(actor) },
  { id: 'action', title: changes.action, cell: ({ action }) => describeAction(action) },
  { id: 'object', title: changes.object, isWide: true, cell: ({ object }) => <ChangedObject object={object} /> },
]

/** What was changed: a project by its name, while there is one. */
function ChangedObject({ object }: { readonly object: string }): ReactNode {
  const { data } = useRead(adminListProjects, {})
  const found = data?.projects.find(({ key }) => object === `project:${key}`)
  if (found === undefined) return <span className="mono">{object}</span>
  return (
    <Link to="/p/$project" params={{ project: found.key }} className="link">
      {found.name}
    </Link>
  )
}

/** The newest entries of the audit log, for owners. */
export function ChangesCard(): ReactNode {
  const entries = useRead(adminListAudit, { query: { entries: '5' } })
  return (
    <Card
      title={changes.title}
      actions={
        <Link to="/audit" className="link">
          {changes.all}
        </Link>
      }
    >
      <QueryView query={entries} lines={5}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="card-body lead">{changes.none}</p>
          ) : (
            <Table label={changes.title} columns={columns} rows={data} toKey={({ seq }) => seq} />
          )
        }
      </QueryView>
    </Card>
  )
}
