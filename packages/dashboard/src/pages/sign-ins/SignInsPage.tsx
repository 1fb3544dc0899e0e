import { adminGetSignInCounts } from '@latchkey/protocol/operator'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useRead } from '../../api/useRead.ts'
import { signInsMessages } from '../../messages/signIns.ts'
import { Button } from '../../parts/Button.tsx'
import { Note } from '../../parts/Note.tsx'
import { Page } from '../../parts/Page.tsx'
import { useMay } from '../../session/useMay.ts'
import { EndSignIns, type Ending } from './EndSignIns.tsx'
import { FindCard } from './FindCard.tsx'
import { LatestCard } from './LatestCard.tsx'
import { NumbersCards } from './NumbersCards.tsx'
import './SignIns.css'

/** Who is signed in to the apps of a project: numbers, one account at a time, and the latest sign-ins. */
export function SignInsPage(): ReactNode {
  const { project } = useParams({ from: '/inside/p/$project' })
  const counts = useRead(adminGetSignInCounts, { parameters: { project } })
  const canEnd = useMay('editor')
  const [asked, setAsked] = useState<Ending>()
  const [ended, setEnded] = useState<number>()
  const ask = (ending: Ending): void => {
    setEnded(undefined)
    setAsked(ending)
  }
  const onEnd = canEnd ? ask : undefined
  return (
    <Page
      title={signInsMessages.title}
      lead={signInsMessages.lead}
      actions={
        canEnd &&
        counts.data !== undefined &&
        counts.data.active > 0 && <Button onClick={() => ask({ what: 'all' })}>{signInsMessages.endAll}</Button>
      }
    >
      <div role="status" className="sign-ins-status">
        {ended !== undefined && (
          <Note tone="good" icon="tick">
            {signInsMessages.ended(ended)}
          </Note>
        )}
      </div>
      <NumbersCards counts={counts} />
      <FindCard onEnd={onEnd} />
      <LatestCard networks={counts.data?.chains.flatMap(({ chain }) => chain ?? []) ?? []} onEnd={onEnd} />
      {asked !== undefined && counts.data !== undefined && (
        <EndSignIns
          asked={asked}
          counts={counts.data}
          onClose={() => setAsked(undefined)}
          onEnd={(count) => {
            setAsked(undefined)
            setEnded(count)
          }}
        />
      )}
    </Page>
  )
}
