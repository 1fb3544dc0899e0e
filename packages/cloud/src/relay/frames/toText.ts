import type { RawData } from 'ws'

/** The text of a frame. */
export function toText(frame: RawData): string {
  if (Array.isArray(frame)) return Buffer.concat(frame).toString('utf8')
  return Buffer.isBuffer(frame) ? frame.toString('utf8') : Buffer.from(frame).toString('utf8')
}
