import { createBackEndStorage, createCloudStorage, createPageStorage, createSiwx, type Siwx } from '@latchkey/siwx'
import { settings } from './settings.ts'

const query = new URLSearchParams(globalThis.location.search)

/** Creates the sign-in selected by the page's URL; returns `undefined` if the URL selects none. */
export function createPageSiwx(): Siwx | undefined {
  const rule = query.get('siwx')
  if (rule === null) return undefined
  const expiresIn = query.get('siwx-expires')
  return createSiwx({
    storage: createStorage(),
    statement: 'Sign in to Many chains.',
    required: rule === 'required',
    expiresIn: expiresIn === null ? undefined : Number(expiresIn),
  })
}

function createStorage() {
  const store = query.get('siwx-store')
  const { cloud = '', storagePrefix } = settings
  if (store === 'cloud') return createCloudStorage({ cloud, projectId: 'dev', storagePrefix })
  if (store === 'cookie') return createCloudStorage({ cloud, projectId: 'dev', storagePrefix, cookie: true })
  if (store === 'back-end') return createBackEndStorage({ url: query.get('siwx-back-end') ?? '' })
  if (store === 'nowhere') return createBackEndStorage({ url: '/no-such-path' })
  return createPageStorage({ storagePrefix })
}
