import { readProperty } from '../utils/readProperty.ts'

/**
 * Returns whether the page runs in Telegram's web view, which adds its own objects to pages. Elsewhere its script
 * reports an unknown platform.
 */
export function readTelegram(page: object | undefined = typeof window === 'undefined' ? undefined : window): boolean {
  const isViewOf = (name: string): boolean => Boolean(readProperty(page, name))
  if (isViewOf('TelegramWebviewProxy') || isViewOf('TelegramWebviewProxyProto')) return true
  const platform = readProperty(readProperty(readProperty(page, 'Telegram'), 'WebApp'), 'platform')
  return typeof platform === 'string' && platform !== 'unknown'
}
