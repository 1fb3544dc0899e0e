import type { ReactElement, ReactNode } from 'react'
import { useModalInstance } from '../../hooks/useModalInstance.ts'
import { useSelector } from '../../hooks/useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { legalLineStyles } from './LegalLine.styles.ts'

/** What the visitor accepts by connecting, if the app has named its terms. */
export function LegalLine(): ReactNode {
  useStyles(legalLineStyles)
  const { options } = useModalInstance().controllers
  const { termsUrl, privacyUrl } = useSelector(options.store, (state) => ({
    termsUrl: state.termsUrl,
    privacyUrl: state.privacyUrl,
  }))
  const { t, parts } = useMessages()
  if (!termsUrl && !privacyUrl) return null
  const terms = <Link key="terms" href={termsUrl ?? ''} label={t('connect.terms')} />
  const privacy = <Link key="privacy" href={privacyUrl ?? ''} label={t('connect.privacy')} />
  const sentence = !privacyUrl
    ? parts<'connect.legalTerms', ReactElement>('connect.legalTerms', { terms })
    : !termsUrl
      ? parts<'connect.legalPrivacy', ReactElement>('connect.legalPrivacy', { privacy })
      : parts<'connect.legal', ReactElement>('connect.legal', { terms, privacy })
  return <p className="lk-legal">{sentence}</p>
}

function Link({ href, label }: { readonly href: string; readonly label: string }): ReactElement {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  )
}
