import { base64 } from '@scure/base'

/** Converts a `data:image/…` URL to base64, as the Wallet Standard requires. */
export function toStandardIcon(icon: string): string {
  const [, type, text] = /^data:(image\/[^;,]+)(?:;[^,]*)?,(.*)$/s.exec(icon) ?? []
  if (type === undefined || text === undefined || /^data:[^,]*;base64,/.test(icon)) return icon
  try {
    return `data:${type};base64,${base64.encode(new TextEncoder().encode(decodeURIComponent(text)))}`
  } catch {
    return icon
  }
}
