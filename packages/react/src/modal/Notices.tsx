import { useMemo, type ReactNode } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { useMessages } from '../messages/useMessages.ts'
import { Alert } from './Alert.tsx'
import { getErrorMessageKey } from './getErrorMessageKey.ts'
import { NoticeLayer } from './NoticeLayer.tsx'
import { Toast, type ToastMessage } from './Toast.tsx'

/** Shows the controllers' notices: toasts to the visitor, alerts to the developer. */
export function Notices(): ReactNode {
  const { alerts, toasts } = useModalInstance().controllers
  const { t } = useMessages()
  const toast = useSelector(toasts.store, (state) => state.toast)
  const alert = useSelector(alerts.store, (state) => state.alert)
  const message = useMemo((): ToastMessage | null => {
    if (toast === null) return null
    const { id, variant, code, text, link, sticky } = toast
    return {
      id,
      variant,
      message: toast.message ?? t(text === undefined ? getErrorMessageKey(code) : `toast.${text}`),
      link: link === undefined ? undefined : { href: link, label: t('toast.explorer') },
      dismiss: sticky === true ? { label: t('alert.dismiss'), onClick: toasts.hide } : undefined,
    }
  }, [toast, toasts, t])
  return (
    <NoticeLayer>
      <Alert alert={alert && { id: alert.code, short: alert.short, long: alert.long }} onDismiss={alerts.dismiss} />
      <Toast toast={message} />
    </NoticeLayer>
  )
}
