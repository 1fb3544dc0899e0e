import type { Siwx } from '@latchkey/core'
import { createCloudStorage, createSiwx } from '@latchkey/siwx'
import type { LocalCloud } from '../devnet/Devnet.ts'
import type { Settings } from '../state/settings.ts'
import { toSignInOptions } from './toSignInOptions.ts'

/** Sign-in as the settings ask for it: the local cloud verifies signatures, and keeps who is signed in. */
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
