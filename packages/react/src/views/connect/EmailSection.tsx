import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useOptionalChunk } from '../../internals/useOptionalChunk.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'

const loadForm = async () => ({ Form: (await import('../../internals/login/EmailForm.tsx')).EmailForm })

/** The login by e-mail. Its form loads beside the list of wallets, which does not wait for it. */
export function EmailSection(): ReactNode {
  const { router } = useModalInstance().controllers
  const form = useOptionalChunk(loadForm)
  const { t } = useMessages()
  if (form.status === 'loaded') return <form.value.Form testId="lk-connect-email" />
  // The view tries to load it again.
  if (form.status === 'failed')
    return (
      <Button variant="soft" onClick={() => router.push('EmailLogin')} testId="lk-connect-email-open">
        {t('emailLogin.title')}
      </Button>
    )
  return <div style={{ blockSize: 'var(--lk-row)' }} />
}
