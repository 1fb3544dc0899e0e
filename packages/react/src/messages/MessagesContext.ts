import { createContext } from 'react'
import type { Translator } from './createTranslator.ts'

export const MessagesContext = /*#__PURE__*/ createContext<Translator | null>(null)
