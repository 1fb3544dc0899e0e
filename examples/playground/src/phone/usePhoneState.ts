import type { Phone, PhoneState } from '@latchkey/testing/phone'
import { useCallback, useSyncExternalStore } from 'react'

/** What the phone shows, watched. */
export function usePhoneState(phone: Phone): PhoneState {
  const subscribe = useCallback((listener: () => void) => phone.subscribe(listener), [phone])
  return useSyncExternalStore(subscribe, () => phone.state)
}
