/** An iframe in the page, and the messages that reach the page from it. */
export interface FrameElement {
  /** Sends a message with one port to the frame, if it shows this origin. */
  post(message: unknown, origin: string, port: MessagePort): void
  remove(): void
}

/** What a frame may do. Without `allow-top-navigation` it cannot lead the page away. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/**
 * Adds a hidden iframe to the page, in a `<dialog>` of its own, because only that can be shown above an open modal dialog. Messages
 * count only if the window of this very frame sent them from its origin.
 *
 * @param parameters.onMessage called for each message of the frame.
 */
export function openFrameElement(parameters: {
  readonly url: URL
  readonly title: string
  readonly onMessage: (data: unknown) => void
  /** The frame has loaded a document; `count` says how many there were. */
  readonly onLoad: (count: number) => void
}): FrameElement {
  const { onLoad, onMessage, title, url } = parameters
  const { origin } = url
  const dialog = document.createElement('dialog')
  const frame = document.createElement('iframe')
  frame.title = title
  frame.allow = ['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write']
    .map((name) => `${name} ${origin}`)
    .join('; ')
  // With `no-referrer`, the frame would see `null` in place of its ancestors.
  frame.referrerPolicy = 'origin'
  frame.sandbox.value = sandbox
  // Properties, because a policy for styles may refuse the attribute.
  Object.assign(dialog.style, { padding: '0', border: '0', zIndex: '999999' })
  Object.assign(frame.style, { border: '0', display: 'block' })
  frame.src = url.href
  dialog.append(frame)

  let loads = 0
  frame.addEventListener('load', () => {
    loads += 1
    onLoad(loads)
  })
  const listen = (event: MessageEvent<unknown>): void => {
    if (event.source === frame.contentWindow && event.source !== null && event.origin === origin) onMessage(event.data)
  }
  window.addEventListener('message', listen)
  document.body.append(dialog)
  return {
    post: (message, target, port) => frame.contentWindow?.postMessage(message, target, [port]),
    remove() {
      window.removeEventListener('message', listen)
      dialog.remove()
    },
  }
}
