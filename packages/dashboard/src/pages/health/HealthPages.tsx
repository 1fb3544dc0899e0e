import { Navigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type HealthPart, healthParts } from '../../messages/health.ts'
import { NotFound } from '../../parts/NotFound.tsx'
import { ExecutorsPage } from './ExecutorsPage.tsx'
import { MailPage } from './MailPage.tsx'
import { RelayHealthPage } from './RelayHealthPage.tsx'
import { StoragePage } from './StoragePage.tsx'
import { UpstreamsPage } from './UpstreamsPage.tsx'

const pages: Readonly<Record<HealthPart, () => ReactNode>> = {
  relay: RelayHealthPage,
  upstreams: UpstreamsPage,
  storage: StoragePage,
  mail: MailPage,
  executors: ExecutorsPage,
}

/** The pages of health, in one file: the first visit of every page loads the list of all files. */
export function HealthPages(): ReactNode {
  const { part } = useParams({ strict: false })
  if (part === undefined) return <Navigate to="/health/$part" params={{ part: 'relay' }} replace />
  const known = healthParts.find((each) => each === part)
  if (known === undefined) return <NotFound />
  const Part = pages[known]
  return <Part />
}
