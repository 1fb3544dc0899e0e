import type { ReactNode } from 'react'
import { meMessages } from '../../messages/me.ts'
import { shellMessages } from '../../messages/shell.ts'
import { Card } from '../../parts/Card.tsx'
import { Page } from '../../parts/Page.tsx'
import { Select } from '../../parts/Select.tsx'
import { useOperator } from '../../session/useOperator.ts'
import { themes } from '../../theme/themes.ts'
import { useTheme } from '../../theme/useTheme.ts'
import { PasskeysCard } from './PasskeysCard.tsx'
import { SessionsCard } from './SessionsCard.tsx'

/** The passkeys and sessions of the operator, and how the page looks. */
export function MePage(): ReactNode {
  const { operator } = useOperator()
  const [theme, chooseTheme] = useTheme()
  return (
    <Page title={meMessages.title} lead={operator.email}>
      <PasskeysCard />
      <SessionsCard />
      <Card title={meMessages.appearance}>
        <div className="card-body">
          <Select
            label={meMessages.theme}
            hint={meMessages.themeHint}
            value={theme}
            options={themes.map((value) => ({ value, label: shellMessages.themes[value] }))}
            onChange={chooseTheme}
          />
        </div>
      </Card>
    </Page>
  )
}
