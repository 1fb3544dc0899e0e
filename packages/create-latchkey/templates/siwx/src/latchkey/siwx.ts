// [if onServer]
import { createBackEndStorage, createSiwx, type SiwxStorage } from '@latchkey/siwx'

/** Dispatched in the page when the server has recorded a sign-in or a sign-out. */
export const signInChange = 'sign-in-change'

const backEnd = createBackEndStorage({ url: '/api/siwx' })

const tellPage = () => void dispatchEvent(new Event(signInChange))

const storage: SiwxStorage = {
  ...backEnd,
  add: (parameters) => backEnd.add(parameters).then(tellPage),
  set: (parameters) => backEnd.set(parameters).then(tellPage),
  remove: (account) => backEnd.remove(account).then(tellPage),
}

/** Signs in with the wallet. This app's own server verifies the signature: see `server/signIn.ts`. */
export const siwx = createSiwx({ storage, statement: 'Sign in to latchkey-app.', required: false })
// [end]
// [if onCloud]
import { createCloudStorage, createPageStorage, createSiwx } from '@latchkey/siwx'
import { cloud, projectId } from './env'

// Without a cloud, the page verifies and keeps the sign-in itself, which proves nothing to a server.
const storage = cloud === undefined ? createPageStorage() : createCloudStorage({ cloud, projectId })

/** Signs in with the wallet. The cloud verifies the signature. */
export const siwx = createSiwx({ storage, statement: 'Sign in to latchkey-app.', required: false })
// [end]
// [if inPage]
import { createPageStorage, createSiwx } from '@latchkey/siwx'

/**
 * Signs in with the wallet. The page verifies and keeps the sign-in itself, which proves nothing to a server. For data on a server,
 * use `createBackEndStorage` or `createCloudStorage` of `@latchkey/siwx`.
 */
export const siwx = createSiwx({
  storage: createPageStorage(),
  statement: 'Sign in to latchkey-app.',
  required: false,
})
// [end]
