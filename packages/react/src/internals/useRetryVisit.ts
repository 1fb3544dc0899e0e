import { visitsPlugin } from '@latchkey/core/internal'
import { useModalInstance } from './useModalInstance.ts'

/** Returns a function that enters the visible view again, such as to repeat a failed request. */
export function useRetryVisit(): () => void {
  return useModalInstance().plugin(visitsPlugin).get().retry
}
