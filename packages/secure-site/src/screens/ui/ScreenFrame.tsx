import { type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { useTexts } from './TextsContext.ts'
import { useScrollEnd } from './useScrollEnd.ts'

/** Longer content scrolls. In CSS pixels. */
const mostHeight = 720

export interface ScreenFrameProps {
  readonly title: string
  /** The close button, which rejects. Absent while nothing can be rejected. */
  readonly onClose: (() => void) | undefined
  readonly children: ReactNode
  /** The buttons, which stay in one place while the content scrolls. */
  readonly footer: ReactNode
  /** Reports how high the screen wants to be. */
  readonly setHeight: (px: number) => void
  /** What the button says that scrolls on, unless an end has to be seen. */
  readonly more?: string | undefined
  /** Called with whether the visitor has seen the end of the content. */
  readonly onRead?: ((isRead: boolean) => void) | undefined
  /** A new one starts at the top, with the focus on the heading. */
  readonly step: string
  readonly elementRef?: Ref<HTMLElement> | undefined
}

/** What all screens have: a lock, a title, a way out, content that scrolls, and buttons. The focus starts on the title. */
export function ScreenFrame(props: ScreenFrameProps): ReactNode {
  return <StepFrame key={props.step} {...props} />
}

function StepFrame(props: ScreenFrameProps): ReactNode {
  const { t } = useTexts()
  const { children, elementRef, footer, more = t('common.more'), onClose, onRead, setHeight, title } = props
  const screen = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(elementRef, () => screen.current)

  const onSize = useCallback(() => {
    const [scroller, inner, whole] = [area.current, content.current, screen.current]
    if (scroller === null || inner === null || whole === null) return
    setHeight(Math.min(mostHeight, whole.offsetHeight - scroller.offsetHeight + inner.offsetHeight))
  }, [setHeight])
  const { hasMore, isRead } = useScrollEnd({ area, content, onSize })
  useEffect(() => {
    onRead?.(isRead)
  }, [isRead, onRead])
  useEffect(() => {
    const start = (): void => {
      if (document.activeElement === null || document.activeElement === document.body)
        heading.current?.focus({ preventScroll: true })
    }
    heading.current?.focus({ preventScroll: true })
    // A page may show the frame only now, and an element in a hidden frame cannot have the focus.
    window.addEventListener('focus', start)
    return () => window.removeEventListener('focus', start)
  }, [])
  useEffect(() => {
    // The page does not hear the keys of a frame that has the focus.
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.isComposing && !event.repeat) onClose?.()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onClose])

  const scrollOn = (): void => {
    area.current?.scrollBy({ top: area.current.clientHeight * 0.8 })
  }
  return (
    <main className="screen" ref={screen} data-testid="lk-frame-screen">
      <header className="header">
        <span className="lock" role="img" aria-label={t('common.lock')}>
          <Icon name="lock" />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {onClose === undefined ? (
          <span />
        ) : (
          <button
            type="button"
            className="icon-button"
            aria-label={t('common.close')}
            data-testid="lk-frame-close"
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        )}
      </header>
      <div className="middle">
        {/* Without a place in the order of the keyboard, content without a link could not be scrolled by keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above */}
        <div className="area" ref={area} tabIndex={hasMore ? 0 : undefined} role="group" aria-label={title}>
          <div className="content" ref={content}>
            {children}
          </div>
        </div>
        {hasMore && (
          <button type="button" className="more" data-testid="lk-frame-more" onClick={scrollOn}>
            <Icon name="chevron" size={16} />
            {more}
          </button>
        )}
      </div>
      <footer className="footer">{footer}</footer>
    </main>
  )
}
