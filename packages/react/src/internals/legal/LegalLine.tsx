import { selectAsksConsent } from '@latchkey/core/internal'
import type { ReactElement, ReactNode } from 'react'
import { useChunk } from '../useChunk.ts'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { legalLineStyles } from './LegalLine.styles.ts'

/** The app's own disclaimer, and the terms that the visitor accepts by connecting, if it has any. */
export function LegalLine(): ReactNode {
  useStyles(legalLineStyles)
  const disclaimer = useMessages().own('connect.disclaimer')
  return (
    <>
      {disclaimer !== undefined && (
        <p className="lk-legal" dir="auto" data-testid="lk-connect-disclaimer">
          {disclaimer}
        </p>
      )}
      <Terms />
    </>
  )
}

/** The links to the terms; with a checkbox if the app requires consent. */
function Terms(): ReactNode {
  const { options } = useModalInstance().controllers
  const { termsUrl, privacyUrl, asks } = useSelector(options.store, (state) => ({
    termsUrl: state.termsUrl,
    privacyUrl: state.privacyUrl,
    asks: selectAsksConsent(state),
  }))
  const { t, parts } = useMessages()
  if (!termsUrl && !privacyUrl) return null
  const terms = <Link key="terms" href={termsUrl ?? ''} label={t('connect.terms')} />
  const privacy = <Link key="privacy" href={privacyUrl ?? ''} label={t('connect.privacy')} />
  const sentence = !privacyUrl
    ? parts<'connect.legalTerms' | 'connect.acceptTerms', ReactElement>(
        asks ? 'connect.acceptTerms' : 'connect.legalTerms',
        { terms },
      )
    : !termsUrl
      ? parts<'connect.legalPrivacy' | 'connect.acceptPrivacy', ReactElement>(
          asks ? 'connect.acceptPrivacy' : 'connect.legalPrivacy',
          { privacy },
        )
      : parts<'connect.legal' | 'connect.accept', ReactElement>(asks ? 'connect.accept' : 'connect.legal', {
          terms,
          privacy,
        })
  return asks ? <LoadedBox>{sentence}</LoadedBox> : <p className="lk-legal">{sentence}</p>
}

const loadBox = async () => ({ Box: (await import('./ConsentBox.tsx')).ConsentBox })

/** The checkbox, with its space reserved. It loads separately, because few apps need it. */
function LoadedBox({ children }: { readonly children: ReactNode }): ReactNode {
  const loaded = useChunk(loadBox)
  return <div className="lk-consent-place">{loaded && <loaded.Box>{children}</loaded.Box>}</div>
}

function Link({ href, label }: { readonly href: string; readonly label: string }): ReactElement {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  )
}
