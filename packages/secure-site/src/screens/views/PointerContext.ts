import { createContext } from 'react'
import type { PointerPlace } from '../../seen/SeenState.ts'

/** Where the pointer was last, for all screens of the document. */
export const PointerContext = createContext<{ current: PointerPlace | undefined }>({ current: undefined })
