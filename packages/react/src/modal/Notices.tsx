import type { Modal, Route } from '@latchkey/core'
import { selectRoute } from '@latchkey/core/internal'
import { useMemo, type ReactNode } from 'react'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'
import { useMessages } from '../messages/useMessages.ts'
import { Alert } from './Alert.tsx'
import { getErrorMessageKey } from '../messages/getErrorMessageKey.ts'
import { NoticeLayer } from './NoticeLayer.tsx'
import { getRouteKey } from './routes/getRoute.ts'
import { routes } from './routes/routes.ts'
import { Toast, type ToastMessage } from './Toast.tsx'

/** Shows the controllers' notices: toasts to the visitor, alerts to the developer. */
export function Notices(): ReactNode {
  const modal = useModalInstance()
  const { alerts, router, toasts } = modal.controllers
  const { t } = useMessages()
  const toast = useSelector(toasts.store, (state) => state.toast)
  const alert = useSelector(alerts.store, (state) => state.alert)
  const isOpen = useSelector(modal.controllers.modal.store, (state) => state.isOpen)
  const view = useSelector(router.store, (state) => selectRoute(state).view)
  // The visitor must decide there first.
  const isBinding = isOpen && routes[view]?.isBinding === true
  const message = useMemo((): ToastMessage | null => {
    if (toast === null) return null
    const { id, variant, code, text, link, route, sticky } = toast
    return {
      id,
      variant,
      message: toast.message ?? t(text === undefined ? getErrorMessageKey(code) : `toast.${text}`),
      details: route && !isBinding ? { label: t('toast.details'), onClick: () => showRoute(modal, route) } : undefined,
      link: link === undefined ? undefined : { href: link, label: t('toast.explorer') },
      dismiss: sticky === true ? { label: t('alert.dismiss'), onClick: toasts.hide } : undefined,
    }
  }, [isBinding, modal, toast, toasts, t])
  return (
    <NoticeLayer>
      <Alert alert={alert && { id: alert.code, short: alert.short, long: alert.long }} onDismiss={alerts.dismiss} />
      <Toast toast={message} />
    </NoticeLayer>
  )
}

/** Opens the modal on a view, or goes there if it is open, so that Back leads to what the visitor was doing. */
function showRoute(modal: Modal, route: Route<'TransactionDetails'>): void {
  const { router } = modal.controllers
  if (!modal.controllers.modal.store.getState().isOpen) modal.open(route)
  else if (getRouteKey(selectRoute(router.store.getState())) !== getRouteKey(route))
    router.push(route.view, route.parameters)
}
