import { readProperty } from '../utils/readProperty.ts'

const eventType = 'latchkey:start'

/** The part of `window` that modals meet on. */
export type MeetingPage = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

/**
 * Announces a modal to those that already run on the page, which answer if they have the same key. They meet by an event, so
 * that two copies of the package see each other without shared state. For development only.
 */
export function joinPage(parameters: {
  readonly key: string
  /** The window. By default that of the page; without one nothing happens. */
  readonly page?: MeetingPage | undefined
}): { readonly sameCount: number; leave(): void } {
  const { key, page = typeof window === 'undefined' ? undefined : window } = parameters
  let sameCount = 0
  page?.dispatchEvent(
    new CustomEvent(eventType, { detail: { key, answer: () => (sameCount += 1) } satisfies Announcement }),
  )
  const answer = (event: Event): void => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    if (isAnnouncement(detail) && detail.key === key) detail.answer()
  }
  page?.addEventListener(eventType, answer)
  return { sameCount, leave: () => page?.removeEventListener(eventType, answer) }
}

interface Announcement {
  readonly key: string
  answer(): void
}

function isAnnouncement(value: unknown): value is Announcement {
  return typeof readProperty(value, 'key') === 'string' && typeof readProperty(value, 'answer') === 'function'
}
