import { createContext } from 'react'
import type { StyleRoot } from './createStyleRoot.ts'

/** Where components adopt their styles; null renders them unstyled. */
export const StyleRootContext = /*#__PURE__*/ createContext<StyleRoot | null>(null)
