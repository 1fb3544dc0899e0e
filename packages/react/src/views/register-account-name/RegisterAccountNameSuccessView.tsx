import type { ReactNode } from 'react'
import { useModalInstance } from '../../internals/useModalInstance.ts'
import { useViewStatus } from '../../internals/useViewStatus.ts'
import type { ViewProps } from '../../internals/ViewProps.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckIcon } from '../../ui/icons/CheckIcon.tsx'
import { StatusBlock } from '../../ui/StatusBlock.tsx'
import { ViewBody } from '../../ui/ViewBody.tsx'

/** Says that the name is registered. */
export function RegisterAccountNameSuccessView({
  parameters: { name },
}: ViewProps<'RegisterAccountNameSuccess'>): ReactNode {
  const { router } = useModalInstance().controllers
  const { t } = useMessages()
  useViewStatus('done')
  return (
    <ViewBody testId="lk-register-name-success">
      <StatusBlock media={<CheckIcon />} title={t('registerName.done', { name })} text={t('registerName.doneText')} />
      <Button onClick={() => router.reset('Account')} testId="lk-register-name-done">
        {t('registerName.back')}
      </Button>
    </ViewBody>
  )
}
