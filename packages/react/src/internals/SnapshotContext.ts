import { createContext } from 'react'

/** True around a view on its way out: it shows what it showed last, whatever the stores say meanwhile. */
export const SnapshotContext = /*#__PURE__*/ createContext(false)
