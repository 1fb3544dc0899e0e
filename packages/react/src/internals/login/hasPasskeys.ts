/** Whether the browser has passkeys. It has none outside of a secure context. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'
