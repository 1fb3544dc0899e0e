import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AlertsPage } from './AlertsPage.tsx'
import { DeliveriesPage } from './DeliveriesPage.tsx'
import { RulesPage } from './RulesPage.tsx'

/** The pages of alerts, in one file: the first visit of every page loads the list of all files. */
export function AlertsPages(): ReactNode {
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (path.endsWith('/rules')) return <RulesPage />
  return path.endsWith('/deliveries') ? <DeliveriesPage /> : <AlertsPage />
}
