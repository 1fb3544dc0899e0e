import { createContext, useContext } from 'react'
import { createTexts, type Texts } from '../../messages/createTexts.ts'
import { screens as en } from '../../messages/screens/en.ts'

export const TextsContext = createContext<Texts>(createTexts({ language: 'en', messages: en }))

/** The texts in the language of the screens. */
export function useTexts(): Texts {
  return useContext(TextsContext)
}
