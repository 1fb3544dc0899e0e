import { useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { useFitText } from './useFitText.ts'
import { useLatched } from '../internals/useLatched.ts'
import { useLayerMotion } from './useLayerMotion.ts'
import { useViewTransition } from './useViewTransition.ts'
import type { TransitionLayer } from './useViewTransition.ts'

export interface ModalTitleProps {
  readonly id: string
  readonly viewKey: string
  readonly title: string
  /** Shown instead of the title, which remains the dialog's accessible name. */
  readonly heading?: ReactNode | undefined
  /** The heading, which takes the focus if the view has no field for it. */
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** Names the dialog. The previous text fades while the new one appears. */
export function ModalTitle({ id, viewKey, title, heading, headingRef }: ModalTitleProps): ReactNode {
  const { layers, settle } = useViewTransition({ viewKey: heading ? `view:${viewKey}` : title, direction: 'next' })
  return (
    <h2
      id={id}
      ref={headingRef}
      className="lk-title"
      part="title"
      tabIndex={-1}
      aria-label={heading ? title : undefined}
    >
      {layers.map((layer) => (
        <TitleLayer key={layer.key} layer={layer} settle={settle}>
          {heading ?? <TitleText text={title} />}
        </TitleLayer>
      ))}
    </h2>
  )
}

interface TitleLayerProps {
  readonly layer: TransitionLayer
  readonly settle: (key: string) => void
  readonly children: ReactNode
}

function TitleLayer({ layer, settle, children }: TitleLayerProps): ReactNode {
  const motion = useLayerMotion({ layer, settle })
  const content = useLatched({ value: children, hold: layer.isLeaving })
  return (
    <div className="lk-title-layer" {...motion}>
      {content}
    </div>
  )
}

function TitleText({ text }: { readonly text: string }): ReactNode {
  const ref = useRef<HTMLSpanElement>(null)
  useFitText({ ref, text })
  return (
    <span ref={ref} className="lk-title-text" dir="auto">
      {text}
    </span>
  )
}
