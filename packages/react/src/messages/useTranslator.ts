import { useEffect, useMemo, useState } from 'react'
import { createTranslator } from './createTranslator.ts'
import type { Translator } from './createTranslator.ts'
import { en } from './en.ts'
import { loadMessages } from './loadMessages.ts'
import type { LoadedMessages } from './loadMessages.ts'
import type { MessageOverrides } from './Messages.ts'

export interface UseTranslatorParameters {
  readonly locale: string
  readonly overrides?: MessageOverrides | undefined
  /** The messages loaded before the first render, so that English never appears before another language. */
  readonly initial?: LoadedMessages | undefined
}

/** Loads and holds the messages of a language. The previous ones stay until the new ones have loaded. */
export function useTranslator({ locale, overrides, initial }: UseTranslatorParameters): Translator {
  const [loaded, setLoaded] = useState<LoadedMessages>(initial ?? { locale: 'en', messages: en })
  useEffect(() => {
    let current = true
    void loadMessages(locale).then((next) => {
      if (current)
        setLoaded((previous) =>
          previous.locale === next.locale && previous.messages === next.messages ? previous : next,
        )
    })
    return () => {
      current = false
    }
  }, [locale])
  return useMemo(() => createTranslator({ ...loaded, overrides }), [loaded, overrides])
}
