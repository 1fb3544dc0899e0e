import { type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { createSeenProof, type SeenProof } from '../../seen/createSeenProof.ts'
import type { SeenPhase, SeenPlace } from '../../seen/SeenState.ts'
import { PointerContext } from './PointerContext.ts'

/**
 * Proves that a screen is seen, for one request at a time. The press that counts arrives as `onApprove`, never as an ordinary click.
 *
 * @param parameters.request a new one begins a new proof; undefined while nothing can be approved.
 * @param parameters.isComplete whether the visitor has seen the end of the content and accepted every danger.
 */
export function useSeenProof(parameters: {
  readonly request: string | undefined
  readonly screen: RefObject<HTMLElement | null>
  readonly button: RefObject<HTMLButtonElement | null>
  readonly place: SeenPlace
  readonly isComplete: boolean
  readonly onApprove: () => void
}): SeenPhase {
  const { button, isComplete, onApprove, place, request, screen } = parameters
  const [phase, setPhase] = useState<SeenPhase>('waiting')
  const pointer = useContext(PointerContext)
  const proof = useRef<SeenProof>(undefined)
  const latest = useRef({ isComplete, onApprove })
  useEffect(() => {
    latest.current = { isComplete, onApprove }
    proof.current?.setComplete(isComplete)
  }, [isComplete, onApprove])
  useEffect(() => {
    if (request === undefined || screen.current === null) return undefined
    const current = createSeenProof({
      screen: screen.current,
      getButton: () => button.current,
      place,
      pointer,
      onChange: setPhase,
      onApprove: () => {
        setPhase('waiting')
        latest.current.onApprove()
      },
    })
    proof.current = current
    setPhase(current.phase())
    current.setComplete(latest.current.isComplete)
    return () => {
      current.stop()
      proof.current = undefined
    }
  }, [button, place, pointer, request, screen])
  return phase
}
