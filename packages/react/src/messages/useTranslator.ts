import { readProperty } from '@latchkey/core/internal'
import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { createTranslator } from './createTranslator.ts'
import type { Translator } from './createTranslator.ts'
import { en } from './languages/en/opening.ts'
import { loadMessages } from './loadMessages.ts'
import type { LoadedMessages } from './loadMessages.ts'
import type { MessageOverrides } from './Messages.ts'

export interface UseTranslatorParameters {
  readonly locale: string
  readonly overrides?: MessageOverrides | undefined
  /** The messages of `locale`, loaded before the first render, so that English never appears before another language. */
  readonly initial: LoadedMessages
}

/** Holds the messages of a language. The previous ones stay until those of another language have loaded, with all that is shown. */
export function useTranslator({ locale, overrides, initial }: UseTranslatorParameters): Translator {
  const [loaded, setLoaded] = useState(initial)
  const shown = useRef({ locale, parts: initial.parts })
  useEffect(() => {
    if (shown.current.locale === locale) return
    let isCurrent = true
    const load = async (): Promise<void> => {
      // Without the parts that are shown, as on a page that went offline, the texts stay.
      const next = await loadMessages(locale, shown.current.parts.list()).catch(() => undefined)
      if (!isCurrent || !next) return
      shown.current = { locale, parts: next.parts }
      startTransition(() => setLoaded(next))
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [locale])
  return useMemo(() => {
    const { asked, locale: shipped, messages } = loaded
    // A language that is not shipped is the app's own once it has every text of the opening. The texts that it lacks are English.
    const isOwn = shipped === 'en' && asked !== shipped && Object.keys(en).every((key) => readProperty(overrides, key))
    const own = isOwn ? { locale: asked, messages: {}, english: messages } : {}
    return createTranslator({ ...loaded, ...own, overrides })
  }, [loaded, overrides])
}
