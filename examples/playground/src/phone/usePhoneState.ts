import type { Phone, PhoneState } from '@latchkey/testing/phone'
import { useCallback, useSyncExternalStore } from 'react'

/** Returns the phone's state, and rerenders when it changes. */
export function usePhoneState(phone: Phone): PhoneState {
  const subscribe = useCallback((listener: () => void) => phone.subscribe(listener), [phone])
  return useSyncExternalStore(subscribe, () => phone.state)
}
