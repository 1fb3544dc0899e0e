import type { FrameElement, FramePort } from './ports.ts'

/** What a frame may do. Without `allow-top-navigation` it cannot lead the page away. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

/** How often the frame moves above another dialog that has opened above it, for one time that it is shown. */
const RAISES = 5

/**
 * Adds a hidden iframe to the page, in a `<dialog>` of its own, because only that can be shown above an open modal dialog. Messages
 * count only if the window of this very frame sent them from its origin. Nothing here has an opacity, a transform or a filter: with
 * one, the browser could not prove to the frame that the visitor sees it.
 */
export function openFrameElement(parameters: Parameters<FramePort['open']>[0]): FrameElement {
  const { onDismiss, onLoad, onMessage, title, url } = parameters
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
  Object.assign(dialog.style, {
    padding: '0',
    border: '0',
    zIndex: '999999',
    background: 'transparent',
    maxWidth: '100vw',
    maxHeight: '100dvh',
    overflow: 'hidden',
  })
  Object.assign(frame.style, { border: '0', display: 'block', width: '100%', maxHeight: '100dvh' })
  frame.src = url.href
  dialog.append(frame)

  // The frame's document fills its rectangle, because browsers may paint transparent parts white.
  const narrow = matchMedia('(max-width: 479.98px)')
  const place = (): void => {
    const layout = narrow.matches
      ? { inset: 'auto 0 0', margin: '0', width: '100%', borderRadius: '28px 28px 0 0' }
      : { inset: '0', margin: 'auto', width: '360px', borderRadius: '28px' }
    Object.assign(dialog.style, layout)
  }
  place()
  narrow.addEventListener('change', place)

  let loads = 0
  frame.addEventListener('load', () => {
    loads += 1
    onLoad(loads)
  })
  const listen = (event: MessageEvent<unknown>): void => {
    if (event.source === frame.contentWindow && event.source !== null && event.origin === origin) onMessage(event.data)
  }
  window.addEventListener('message', listen)

  let isShown = false
  let raises = 0
  const open = (): void => {
    dialog.showModal()
    frame.focus()
  }
  const hide = (): void => {
    isShown = false
    dialog.close()
  }
  /** A dialog that opens later, such as the modal's own, lies above the frame and has taken the focus. */
  const raise = ({ target }: FocusEvent): void => {
    if (!isShown || !dialog.open || raises === RAISES || (target instanceof Node && dialog.contains(target))) return
    raises += 1
    dialog.close()
    open()
  }
  document.addEventListener('focusin', raise)
  // The frame hears Escape itself while it has the focus. Its owner decides, and browsers close the dialog if it is pressed again.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    if (isShown) hide()
    onDismiss()
  })
  dialog.addEventListener('close', () => {
    if (!isShown || dialog.open) return
    isShown = false
    onDismiss()
  })

  document.body.append(dialog)
  return {
    post: (message, target, port) => frame.contentWindow?.postMessage(message, target, [port]),
    show(height) {
      frame.style.height = `${height}px`
      if (isShown) return
      isShown = true
      raises = 0
      open()
    },
    hide,
    remove() {
      window.removeEventListener('message', listen)
      document.removeEventListener('focusin', raise)
      narrow.removeEventListener('change', place)
      // Only a closed dialog returns the focus.
      if (isShown) hide()
      dialog.remove()
    },
  }
}
