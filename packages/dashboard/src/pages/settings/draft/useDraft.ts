import type { AdminProject, AdminProjectChange } from '@latchkey/protocol/project'
import { useState } from 'react'
import { applyChange } from './applyChange.ts'
import { rebaseChange } from './rebaseChange.ts'

/** Changes of a project that are not saved. */
export interface Draft {
  /** The version that the changes are based on; without changes, the newest. */
  readonly base: AdminProject
  readonly change: AdminProjectChange
  /** The project with the changes. */
  readonly project: AdminProject
  set(part: AdminProjectChange): void
  discard(): void
  /** Moves the changes to a newer version. */
  rebase(theirs: AdminProject): void
}

/**
 * Keeps what the operator changes until it is saved. A newer version that is read meanwhile does not replace the base: saving then
 * tells that there is one.
 */
export function useDraft(newest: AdminProject): Draft {
  const [kept, setKept] = useState<{ readonly base: AdminProject; readonly change: AdminProjectChange }>()
  const base = kept?.base ?? newest
  const change = kept?.change ?? {}
  return {
    base,
    change,
    project: applyChange(base, change),
    set: (part) => {
      setKept((last) => ({ base: last?.base ?? newest, change: { ...last?.change, ...part } }))
    },
    discard: () => setKept(undefined),
    rebase: (theirs) => setKept({ base: theirs, change: rebaseChange({ before: base, change, theirs }) }),
  }
}
