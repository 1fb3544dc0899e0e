import { adminListProjects } from '@latchkey/protocol/project'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRead } from '../api/useRead.ts'
import { shellMessages } from '../messages/shell.ts'
import { Icon } from '../parts/Icon.tsx'
import { Menu, MenuLine, MenuLink } from '../parts/Menu.tsx'
import { Picture } from '../parts/Picture.tsx'

/** The project whose page is open, and the way to others. */
export function ProjectMenu({ isCompact = false }: { readonly isCompact?: boolean | undefined }): ReactNode {
  const { project: key } = useParams({ strict: false })
  const { data } = useRead(adminListProjects, {})
  const projects = data?.projects ?? []
  const project = projects.find((each) => each.key === key || each.ids.some(({ id }) => id === key))
  const name = project?.name ?? shellMessages.allProjects
  return (
    <Menu
      align={isCompact ? 'end' : 'start'}
      trigger={
        isCompact ? (
          <button type="button" className="top-bar-title">
            {project !== undefined && <Picture id={project.key} name={project.name} />}
            <span className="clip">{name}</span>
            <span className="hidden">{shellMessages.chooseProject}</span>
            <Icon name="down" size={14} />
          </button>
        ) : (
          <button type="button" className="switch">
            {project === undefined ? <Icon name="grid" /> : <Picture id={project.key} name={project.name} />}
            <span className="clip">
              {name}
              {project !== undefined && <small className="clip">{project.allowedOrigins[0]}</small>}
            </span>
            <span className="hidden">{shellMessages.chooseProject}</span>
            <Icon name="down" size={16} />
          </button>
        )
      }
    >
      <MenuLink link={<Link to="/">{shellMessages.allProjects}</Link>} />
      {projects.length > 0 && <MenuLine />}
      {projects.map((each) => (
        <MenuLink
          key={each.key}
          link={
            <Link to="/p/$project" params={{ project: each.key }}>
              <Picture id={each.key} name={each.name} />
              <span className="clip">{each.name}</span>
            </Link>
          }
        />
      ))}
    </Menu>
  )
}
