/**
 * What the frame can keep in this browser. Each site that embeds it has storage of its own.
 *
 * - `kept`: IndexedDB keeps keys.
 * - `cookie`: only a partitioned cookie is kept.
 * - `none`: nothing outlives the document.
 */
export type StorageMode = 'kept' | 'cookie' | 'none'

/** What the browser keeps for the frame. Safari before 26.2 keeps keys, but no cookies of frames. */
export interface BrowserStorage {
  readonly mode: StorageMode
  readonly keepsKeys: boolean
  readonly keepsCookies: boolean
}

/** Finds out by trying, because a browser that blocks storage in frames still has all its functions. Leaves nothing behind. */
export async function probeStorage(): Promise<BrowserStorage> {
  const keepsKeys = await storesKeys()
  const keepsCookies = storesCookies()
  return { mode: keepsKeys ? 'kept' : keepsCookies ? 'cookie' : 'none', keepsKeys, keepsCookies }
}

const database = 'latchkey-probe'

/** Whether a key that no script can read is stored and returned. */
async function storesKeys(): Promise<boolean> {
  try {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt'])
    const opened = indexedDB.open(database, 1)
    opened.addEventListener('upgradeneeded', () => opened.result.createObjectStore('keys'))
    const connection = await settle(opened)
    try {
      await settle(connection.transaction('keys', 'readwrite').objectStore('keys').put(key, 'probe'))
      const found: unknown = await settle(connection.transaction('keys').objectStore('keys').get('probe'))
      return found instanceof CryptoKey
    } finally {
      connection.close()
      indexedDB.deleteDatabase(database)
    }
  } catch {
    return false
  }
}

function settle<result>(request: IDBRequest<result>): Promise<result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new DOMException('The database did not open')))
  })
}

function storesCookies(): boolean {
  const name = '__Host-latchkey-probe'
  const attributes = 'Path=/; Secure; SameSite=None; Partitioned'
  try {
    document.cookie = `${name}=1; ${attributes}`
    return document.cookie.includes(`${name}=1`)
  } catch {
    return false
  } finally {
    document.cookie = `${name}=; Max-Age=0; ${attributes}`
  }
}
