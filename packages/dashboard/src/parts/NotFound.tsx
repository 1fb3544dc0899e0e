import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { commonMessages } from '../messages/common.ts'
import { buttonClass } from './buttonClass.ts'
import { Empty } from './Empty.tsx'
import { Page } from './Page.tsx'

/** An address that leads to no page. */
export function NotFound(): ReactNode {
  const { home, text, title } = commonMessages.notFound
  return (
    <main>
      <Page title={title}>
        <Empty
          icon="find"
          title={title}
          actions={
            <Link to="/" className={buttonClass()}>
              {home}
            </Link>
          }
        >
          {text}
        </Empty>
      </Page>
    </main>
  )
}
