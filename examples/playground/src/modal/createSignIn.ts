import type { Siwx } from '@latchkey/core'
import { createCloudStorage, createSiwx } from '@latchkey/siwx'
import type { LocalCloud } from '../devnet/Devnet.ts'
import type { Settings } from '../state/settings.ts'
import { toSignInOptions } from './toSignInOptions.ts'

/** Creates the sign-in for the given settings: the local cloud verifies signatures and stores sessions. */
export function createSignIn(parameters: {
  readonly settings: Settings
  readonly cloud: LocalCloud
}): Siwx | undefined {
  const { settings, cloud } = parameters
  const options = toSignInOptions(settings)
  return (
    options && createSiwx({ storage: createCloudStorage({ cloud: cloud.url, projectId: cloud.projectId }), ...options })
  )
}
