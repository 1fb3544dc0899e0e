import { createContext } from 'react'

/** True around a leaving view, which keeps showing its last state whatever the stores change. */
export const SnapshotContext = /*#__PURE__*/ createContext(false)
