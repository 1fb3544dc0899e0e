import { createBackEndStorage, createSiwx, type SiwxStorage } from '@latchkey/siwx'

/** The event of the page after its visitor has signed in or out, with the server knowing. */
export const sessionChange = 'session-change'

const backEnd = createBackEndStorage({ url: '/api/siwx' })

const tellPage = (): void => void dispatchEvent(new Event(sessionChange))

const storage: SiwxStorage = {
  ...backEnd,
  add: (parameters) => backEnd.add(parameters).then(tellPage),
  set: (parameters) => backEnd.set(parameters).then(tellPage),
  remove: (account) => backEnd.remove(account).then(tellPage),
}

/** Signs in at this app's own route handlers. */
export const siwx = createSiwx({ storage, statement: 'Sign in to see your orders.' })
