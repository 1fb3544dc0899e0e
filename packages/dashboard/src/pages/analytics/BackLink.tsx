import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { analyticsMessages } from '../../messages/analytics.ts'
import { buttonClass } from '../../parts/buttonClass.ts'

/** Leads to the analytics of the project, with the same span and filter. */
export function BackLink({ project }: { readonly project: string }): ReactNode {
  return (
    <Link
      to="/p/$project/analytics"
      params={{ project }}
      search={(before) => before}
      className={buttonClass({ kind: 'ghost' })}
    >
      <span aria-hidden="true">←</span>
      {analyticsMessages.back}
    </Link>
  )
}
