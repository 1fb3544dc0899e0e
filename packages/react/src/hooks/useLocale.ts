import type { OwnMessages } from '@latchkey/core'
import { useModalInstance } from '../internals/useModalInstance.ts'
import { useSelector } from '../internals/useSelector.ts'

/** Return type of `useLocale`. */
export interface UseLocaleReturnType {
  /** The language tag that the app has set; `null` while the modal follows the page (`<html lang>`). */
  readonly locale: string | null
  /** Sets the language, also while the modal is open; `null` follows the page. */
  readonly setLocale: (locale: string | null) => void
  /** Replaces the app's own wording, such as by that of another language. */
  readonly setMessages: (messages: OwnMessages) => void
}

/**
 * Reads and sets the language of the modal, the buttons and the embedded wallet.
 *
 * @example
 * ```tsx
 * function Languages() {
 *   const { locale, setLocale } = useLocale()
 *   return <button type="button" aria-pressed={locale === 'ja'} onClick={() => setLocale('ja')}>日本語</button>
 * }
 * ```
 */
export function useLocale(): UseLocaleReturnType {
  const { options } = useModalInstance('useLocale').controllers
  const locale = useSelector(options.store, (state) => state.locale)
  return {
    locale,
    setLocale: (next) => options.setLanguage({ locale: next }),
    setMessages: (messages) => options.setLanguage({ messages }),
  }
}
