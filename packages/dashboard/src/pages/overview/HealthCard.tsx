import type { ReactNode } from 'react'
import { useReadiness } from '../../api/useReadiness.ts'
import { overviewMessages } from '../../messages/overview.ts'
import { Card } from '../../parts/Card.tsx'
import { Chip } from '../../parts/Chip.tsx'
import { QueryView } from '../../parts/QueryView.tsx'
import { Tile } from '../../parts/Tile.tsx'

const { health } = overviewMessages

/** Whether the parts of the server work, as far as the server says. */
export function HealthCard(): ReactNode {
  const readiness = useReadiness()
  return (
    <Card label={health.title}>
      <QueryView query={readiness} lines={2}>
        {({ limited, missing }) => (
          <div className="tiles">
            <Part name="server" failure={missing.includes('draining') ? health.stopping : undefined} />
            <Part name="database" failure={missing.includes('storage') ? health.notReachable : undefined} />
            <Part name="messages" failure={missing.includes('bus') ? health.notReachable : undefined} />
            <Part name="disk" failure={limited.includes('disk') ? health.nearlyFull : undefined} />
          </div>
        )}
      </QueryView>
    </Card>
  )
}

function Part({
  failure,
  name,
}: {
  readonly name: keyof typeof health.notes
  readonly failure: string | undefined
}): ReactNode {
  const isWorking = failure === undefined
  return (
    <Tile
      name={health[name]}
      value={<Chip tone={isWorking ? 'good' : 'bad'}>{failure ?? health.working}</Chip>}
      note={isWorking ? health.notes[name] : health.brokenNotes[name]}
    />
  )
}
