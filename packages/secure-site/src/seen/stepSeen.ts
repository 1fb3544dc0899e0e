import { isProved } from './judgeSeen.ts'
import { seenLimits } from './seenLimits.ts'
import type { PointerPlace, SeenEvent, SeenState } from './SeenState.ts'

/** Most browsers zoom between these. Pointer positions in the frame are zoomed, positions on the screen are not. */
const zoom = { least: 0.25, most: 5 }

/** In CSS pixels: pointer positions are rounded. */
const tolerance = 3

/** The state after an event. Events come in the order of their time. */
export function stepSeen(state: SeenState, event: SeenEvent): SeenState {
  if (state.isApproved) return state
  const next = step(dropOldClick(state, event.at), event)
  return isProved(next, event.at) ? { ...next, provedAt: event.at } : next
}

function step(state: SeenState, event: SeenEvent): SeenState {
  const { at } = event
  switch (event.kind) {
    case 'sample':
      return takeSample(state, event)
    case 'focus':
      if (event.isFocused && state.focusedSince !== undefined) return state
      return { ...startAgain(state), focusedSince: event.isFocused ? at : undefined, isActive: false }
    case 'tab':
      if (event.isVisible && state.tabSince !== undefined) return state
      return { ...startAgain(state), tabSince: event.isVisible ? at : undefined }
    case 'moved':
      return { ...startAgain(state), movedAt: at }
    case 'complete':
      if (event.isComplete === state.isComplete) return state
      return { ...startAgain(state), isComplete: event.isComplete }
    case 'point':
      return takePoint(state, event)
    case 'leave':
      return { ...state, pointer: undefined, arrivedAt: undefined }
    case 'down': {
      const isDouble = state.downAt !== undefined && at - state.downAt < seenLimits.doubleClick
      const isStill = state.arrivedAt === undefined || at - state.arrivedAt >= seenLimits.still
      const isGood = !isDouble && isStill && state.isComplete && isProved(state, at)
      return { ...startAgain(state), down: { isGood }, downAt: at, isActive: true }
    }
    case 'key':
      return { ...startAgain(state), isKeyHeld: event.isRepeat, isActive: state.isActive || !event.isRepeat }
    case 'click':
      return takeClick(state, event)
  }
}

/** What changes between press and approval ends the press. */
function startAgain(state: SeenState): SeenState {
  return { ...state, down: undefined, clickedAt: undefined }
}

/** One bad sample, or a gap between samples, begins the time again. The first good one after a click approves. */
function takeSample(state: SeenState, { at, isVisible }: SeenEvent & { readonly kind: 'sample' }): SeenState {
  if (!isVisible) return { ...startAgain(state), visibleSince: undefined, sampledAt: at }
  const isBroken = state.sampledAt === undefined || at - state.sampledAt > seenLimits.gap
  const visibleSince = isBroken ? at : (state.visibleSince ?? at)
  const next = isBroken ? startAgain(state) : state
  const isApproved = next.clickedAt !== undefined && at >= next.clickedAt
  return { ...next, visibleSince, sampledAt: at, isApproved }
}

/** The positions of a pointer show it when the frame moves in its page. */
function takePoint(state: SeenState, event: SeenEvent & { readonly kind: 'point' }): SeenState {
  const { at, isMouse, place } = event
  const { pointer } = state
  const next = { ...state, pointer: place, isActive: true }
  // A finger has no place before it touches.
  if (pointer === undefined) return isMouse ? { ...next, arrivedAt: at } : next
  return isOneFrame(pointer, place) ? next : { ...startAgain(next), movedAt: at }
}

/** Whether both places can belong to a frame that has not moved. */
function isOneFrame(before: PointerPlace, after: PointerPlace): boolean {
  const [clientX, clientY] = [after.clientX - before.clientX, after.clientY - before.clientY]
  const [screenX, screenY] = [after.screenX - before.screenX, after.screenY - before.screenY]
  const length = clientX ** 2 + clientY ** 2
  const fitting = length === 0 ? 1 : (screenX * clientX + screenY * clientY) / length
  const factor = Math.min(Math.max(fitting, zoom.least), zoom.most)
  return Math.hypot(screenX - factor * clientX, screenY - factor * clientY) <= tolerance * Math.max(1, factor)
}

function takeClick(state: SeenState, event: SeenEvent & { readonly kind: 'click' }): SeenState {
  const { at, count, isTrusted } = event
  const { down, isActive, isKeyHeld, isComplete, place } = state
  const next = startAgain(state)
  // Without a pointer it was a key, or a program that helps to use the computer.
  const isPressed = down === undefined ? !isKeyHeld : down.isGood
  if (!isTrusted || count > 1 || !isPressed || !isComplete || !isProved(state, at)) return next
  if (place === 'window') return { ...next, isApproved: isActive }
  return { ...next, clickedAt: at }
}

function dropOldClick(state: SeenState, now: number): SeenState {
  const isOld = state.clickedAt !== undefined && now - state.clickedAt > seenLimits.confirmation
  return isOld ? { ...state, clickedAt: undefined } : state
}
