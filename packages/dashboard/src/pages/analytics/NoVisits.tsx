import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { Card } from '../../parts/Card.tsx'
import { Empty } from '../../parts/Empty.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { buttonClass } from '../../parts/buttonClass.ts'
import { useMay } from '../../session/useMay.ts'
import { useProject } from '../../session/useProject.ts'

const { empty: words } = analyticsMessages

/** What the page shows before the first visit: what it takes to count it. */
export function NoVisits({ project }: { readonly project: string }): ReactNode {
  const query = useProject()
  const canChange = useMay('editor')
  return (
    <Card label={analyticsMessages.title}>
      <QueryView query={query} lines={6}>
        {({ allowedOrigins, isAnalyticsEnabled, projectId }) => (
          <>
            <Empty
              icon="chart"
              title={words.title}
              actions={
                !isAnalyticsEnabled &&
                canChange && (
                  <Link
                    to="/p/$project/settings/analytics"
                    params={{ project }}
                    className={buttonClass({ kind: 'ink' })}
                  >
                    {words.settings}
                  </Link>
                )
              }
            >
              {words.text}
            </Empty>
            <ol className="steps">
              <li>
                <i className={isAnalyticsEnabled ? 'is-good' : undefined}>
                  {isAnalyticsEnabled ? <Icon name="tick" size={14} /> : 1}
                </i>
                {isAnalyticsEnabled ? words.on : words.off}
              </li>
              <li>
                <i>2</i>
                {words.id(projectId)}
              </li>
              <li>
                <i>3</i>
                {words.origins(allowedOrigins.length)}
              </li>
            </ol>
          </>
        )}
      </QueryView>
    </Card>
  )
}
