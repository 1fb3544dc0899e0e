import type { ReactNode } from 'react'
import { useTexts } from './TextsContext.ts'

/** Whose wallet it is, if the account has an e-mail address. */
export function Account({ account }: { readonly account: string }): ReactNode {
  const { t } = useTexts()
  if (account === '') return null
  return (
    <p className="account">
      <span>{t('common.account')}</span> <bdi dir="ltr">{account}</bdi>
    </p>
  )
}
