import { selectAsksConsent } from '@latchkey/core/internal'
import type { ReactElement, ReactNode } from 'react'
import { useChunk } from '../useChunk.ts'
import { useModalInstance } from '../useModalInstance.ts'
import { useSelector } from '../useSelector.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useStyles } from '../../theme/useStyles.ts'
import { legalLineStyles } from './LegalLine.styles.ts'

/**
 * The app's own disclaimer, the terms that the visitor accepts by connecting, with a checkbox if the app requires consent, and the name
 * of the product if the app wants it.
 */
export function LegalLine(): ReactNode {
  useStyles(legalLineStyles)
  const { options } = useModalInstance().controllers
  const { termsUrl, privacyUrl, asks, branding } = useSelector(options.store, (state) => ({
    termsUrl: state.termsUrl,
    privacyUrl: state.privacyUrl,
    asks: selectAsksConsent(state),
    branding: state.remoteFeatures.branding,
  }))
  const { own, parts, t } = useMessages()
  const disclaimer = own('connect.disclaimer')
  const link = (key: 'privacy' | 'terms', href: string | null) => (
    <a key={key} href={href ?? ''} target="_blank" rel="noreferrer">
      {t(`connect.${key}`)}
    </a>
  )
  const terms = link('terms', termsUrl)
  const privacy = link('privacy', privacyUrl)
  const which = !privacyUrl ? 'Terms' : termsUrl ? '' : 'Privacy'
  const sentence = parts<`connect.${'accept' | 'legal'}${typeof which}`, ReactElement>(
    `connect.${asks ? 'accept' : 'legal'}${which}`,
    { terms, privacy },
  )
  return (
    <>
      {/* It may be in another language than the modal. */}
      {disclaimer && (
        <p className="lk-legal" dir="auto">
          {disclaimer}
        </p>
      )}
      {(termsUrl || privacyUrl) && (asks ? <LoadedBox>{sentence}</LoadedBox> : <p className="lk-legal">{sentence}</p>)}
      {branding && <p className="lk-legal">{t('connect.branding')}</p>}
    </>
  )
}

const loadBox = async () => ({ Box: (await import('./ConsentBox.tsx')).ConsentBox })

/** The checkbox, with its space reserved. It loads separately, because few apps need it. */
function LoadedBox({ children }: { readonly children: ReactNode }): ReactNode {
  const loaded = useChunk(loadBox)
  return <div className="lk-consent-place">{loaded && <loaded.Box>{children}</loaded.Box>}</div>
}
