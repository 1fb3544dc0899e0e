import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import '../../parts/Split.css'
import './Health.css'
import { healthMessages, type HealthPart, healthParts } from '../../messages/health.ts'
import { Page } from '../../parts/Page.tsx'

const docs = 'https://github.com/latchkey/latchkey/blob/main/docs/operators.md#health'

/** The frame of the pages of health. */
export function HealthFrame({
  children,
  part,
}: {
  readonly part: HealthPart
  readonly children: ReactNode
}): ReactNode {
  return (
    <Page title={healthMessages.title}>
      <div className="split">
        <nav className="split-nav" aria-label={healthMessages.sectionsLabel}>
          {healthParts.map((each) => (
            <Link key={each} to="/health/$part" params={{ part: each }} activeOptions={{ exact: true }}>
              {healthMessages.sections[each]}
            </Link>
          ))}
        </nav>
        <div className="grid">
          <div>
            <h2>{healthMessages.sections[part]}</h2>
            <p className="lead">
              {healthMessages.leads[part]}{' '}
              <a className="link" href={docs} target="_blank" rel="noreferrer">
                {healthMessages.docs}
              </a>
            </p>
          </div>
          {children}
        </div>
      </div>
    </Page>
  )
}
