import { useEffect, useRef, useState, type RefObject } from 'react'
import { readCode } from './readCode.ts'

/** Interval between two attempts, in ms. */
const interval = 200

/** The camera's view. `looks` counts the attempts without a code since `link` became available. */
export interface Sight {
  readonly seen: 'nothing' | 'foreign'
  readonly link: string | undefined
  readonly looks: number
}

/** Looks for an app's code in the page repeatedly. `link` is the pairing link of the modal, however it shows it. */
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
