import { createContext } from 'react'
import type { StyleRoot } from './createStyleRoot.ts'

/** Where components put their styles; null renders them bare. */
export const StyleRootContext = /*#__PURE__*/ createContext<StyleRoot | null>(null)
