import type { WalletStorage } from '../wallet/types.ts'
import { isRecord } from '../wallet/parse/isRecord.ts'

/** The storage of the pairing library. */
export interface PhoneStorage {
  getKeys(): Promise<string[]>
  getEntries<value>(): Promise<[string, value][]>
  getItem<value>(key: string): Promise<value | undefined>
  setItem(key: string, value: unknown): Promise<void>
  removeItem(key: string): Promise<void>
}

/**
 * Stores everything of the library as one JSON text under one key, so that any storage with two methods works. If the text is
 * malformed or cannot be written, only the memory across reloads is lost.
 *
 * @param prefix a part of the library's keys that differs on every page load and is not stored.
 */
export function createPhoneStorage(parameters: {
  readonly storage: WalletStorage | undefined
  readonly key: string
  readonly prefix: string
}): PhoneStorage {
  const { storage, key: storageKey, prefix } = parameters
  const texts = new Map(readTexts(storage, storageKey))
  const toStored = (key: string): string => key.replace(prefix, '')

  const save = (): void => {
    try {
      storage?.setItem(storageKey, JSON.stringify(Object.fromEntries(texts)))
    } catch {
      // The storage is full or forbidden.
    }
  }

  return {
    getKeys: async () => [...texts.keys()],
    // The library reads back its own values, and never calls `entries`.
    getEntries: async <value>() => [...texts].map(([key, text]): [string, value] => [key, JSON.parse(text)]),
    async getItem<value>(key: string): Promise<value | undefined> {
      const text = texts.get(toStored(key))
      return text === undefined ? undefined : JSON.parse(text)
    },
    async setItem(key, value) {
      const text: string | undefined = JSON.stringify(value)
      if (text === undefined) texts.delete(toStored(key))
      else texts.set(toStored(key), text)
      save()
    },
    async removeItem(key) {
      if (texts.delete(toStored(key))) save()
    },
  }
}

function readTexts(storage: WalletStorage | undefined, key: string): [string, string][] {
  try {
    const value: unknown = JSON.parse(storage?.getItem(key) ?? '{}')
    if (!isRecord(value)) return []
    return Object.entries(value).flatMap(([name, text]): [string, string][] =>
      typeof text === 'string' && isJson(text) ? [[name, text]] : [],
    )
  } catch {
    return []
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
