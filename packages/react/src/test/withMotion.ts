import { beforeEach } from 'vitest'
import { emulateMedia } from './emulateMedia.ts'

/** Runs the tests of a file with the motion that most visitors see. The browser of the tests reduces it, which takes less time. */
export function withMotion(): void {
  beforeEach(() => emulateMedia({ 'prefers-reduced-motion': 'no-preference' }))
}
