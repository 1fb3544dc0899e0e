import { createBackEndStorage, createSiwx, type SiwxStorage } from '@latchkey/siwx'

/** Dispatched in the page when the server has recorded a sign-in or sign-out. */
export const sessionChange = 'session-change'

const backEnd = createBackEndStorage({ url: '/api/siwx' })

const tellPage = (): void => void dispatchEvent(new Event(sessionChange))

const storage: SiwxStorage = {
  ...backEnd,
  add: (parameters) => backEnd.add(parameters).then(tellPage),
  set: (parameters) => backEnd.set(parameters).then(tellPage),
  remove: (account) => backEnd.remove(account).then(tellPage),
}

/** Signs in through this app's own route handlers. */
export const siwx = createSiwx({ storage, statement: 'Sign in to see your orders.' })
