/** Any name, unless the app uses a cloud or the public relay: then the id that its operator has issued. */
export const projectId = process.env.NEXT_PUBLIC_LATCHKEY_PROJECT_ID || 'latchkey-app'
// [if cloud]

/** The address of your cloud. Undefined without one: then only wallets in the page can connect. */
export const cloud = process.env.NEXT_PUBLIC_LATCHKEY_CLOUD || undefined
// [end]
