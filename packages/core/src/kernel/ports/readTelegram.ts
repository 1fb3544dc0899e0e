import { readProperty } from '../utils/readProperty.ts'

/**
 * Whether the page stands in Telegram's web view: by the objects that it puts into pages, or by its script, which knows no
 * platform elsewhere.
 */
export function readTelegram(page: object | undefined = typeof window === 'undefined' ? undefined : window): boolean {
  const isViewOf = (name: string): boolean => Boolean(readProperty(page, name))
  if (isViewOf('TelegramWebviewProxy') || isViewOf('TelegramWebviewProxyProto')) return true
  const platform = readProperty(readProperty(readProperty(page, 'Telegram'), 'WebApp'), 'platform')
  return typeof platform === 'string' && platform !== 'unknown'
}
