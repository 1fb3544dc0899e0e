import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { expect } from 'vitest'
import type { Terminal } from './terminal.shared.ts'

/** The keys that a user presses. */
export const keys = { enter: '\r', down: '\u001B[B', space: ' ', cancel: '\u0003' } as const

/** A user at a terminal of the test. */
export interface User {
  readonly terminal: Terminal
  /** The printed text, without colours. */
  read(): string
  /** Waits for a question, and presses keys. */
  answer(question: string, ...pressed: readonly string[]): Promise<void>
}

/** Creates a user who answers, or with `isInteractive: false` a program that cannot. */
export function createUser({ isInteractive }: { readonly isInteractive: boolean }): User {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let printed = ''
  output.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const read = (): string => stripVTControlCharacters(printed)
  return {
    terminal: { input, output, errors: output, isInteractive },
    read,
    answer: async (question, ...pressed) => {
      await expect.poll(read, { timeout: 60_000 }).toContain(question)
      for (const key of pressed) input.write(key)
    },
  }
}
