import { useEffect, useRef, useState, type RefObject } from 'react'
import { readCode } from './readCode.ts'

/** Between two looks, in ms. */
const interval = 200

/** What the camera has before it. `looks` counts how often it saw nothing since `link` was there. */
export interface Sight {
  readonly seen: 'nothing' | 'foreign'
  readonly link: string | undefined
  readonly looks: number
}

/** Looks at the page again and again until there is the code of an app. `link` is what the modal shows, in some way. */
export function useCamera(parameters: {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly link: string | undefined
  readonly onCode: (uri: string) => void
}): Sight {
  const { canvas } = parameters
  const [sight, setSight] = useState<Sight>({ seen: 'nothing', link: undefined, looks: 0 })
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  })
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      const text = canvas.current ? await readCode(canvas.current).catch(() => undefined) : undefined
      if (isOver) return
      const { link, onCode } = latest.current
      if (text?.startsWith('wc:') === true) return onCode(text)
      const seen = text === undefined ? 'nothing' : 'foreign'
      setSight((former) => ({ seen, link, looks: former.link === link ? former.looks + 1 : 1 }))
      timer = setTimeout(() => void look(), interval)
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [canvas])
  return sight
}
