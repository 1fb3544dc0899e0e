import { useModal } from '@latchkey/react'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { usePlayground } from '../state/usePlayground.ts'
import { useStore } from '../state/useStore.ts'
import { Icon } from '../ui/Icon.tsx'

/**
 * The modal with the page's options, live in a frame. The frame is a picture: it takes no focus, and a
 * press opens the page's own modal.
 */
export function Preview(): ReactElement {
  const { settings } = usePlayground()
  const current = useStore(settings)
  const { open } = useModal()
  const frame = useRef<HTMLIFrameElement>(null)
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    frame.current?.contentWindow?.postMessage(JSON.stringify(current), location.origin)
  }, [current])
  // The frame must not delay the page's own first paint.
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), 300)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="preview" data-testid="pg-preview">
      {isIdle && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs the origin's storage and scripts
        <iframe ref={frame} src="/preview.html" title="The modal" inert loading="lazy" tabIndex={-1} />
      )}
      <button type="button" data-testid="pg-preview-open" onClick={() => open()}>
        <span>
          <Icon name="live" />
          Live, with your options: press to open
        </span>
      </button>
    </div>
  )
}
