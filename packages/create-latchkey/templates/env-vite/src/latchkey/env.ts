/** Any name, unless the app uses a cloud or the public relay: then the id that its operator has issued. */
export const projectId = import.meta.env.VITE_LATCHKEY_PROJECT_ID || 'latchkey-app'
// [if cloud]

/** The address of your cloud. Undefined without one: then only wallets in the page can connect. */
export const cloud = import.meta.env.VITE_LATCHKEY_CLOUD || undefined
// [end]
