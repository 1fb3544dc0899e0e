import { isRecord } from '../wallet/parse/isRecord.ts'
import type { PhonePeer } from './types.ts'

/** Parses an app's metadata. */
export function readPeer(metadata: unknown): PhonePeer {
  const { name, description, url, icons } = isRecord(metadata) ? metadata : {}
  const list: readonly unknown[] = Array.isArray(icons) ? icons : []
  return {
    name: toText(name),
    description: toText(description),
    url: toText(url),
    icons: list.filter((icon) => typeof icon === 'string'),
  }
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
