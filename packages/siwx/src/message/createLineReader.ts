/** Reads lines in order. */
export interface LineReader {
  /** Returns the next line without consuming it. */
  peek(): string | undefined
  /** Consumes and returns the next line. */
  take(): string | undefined
  /** Consumes the next line if it begins with `<name>: `, and returns the rest of it. */
  takeField(name: string): string | undefined
}

/** Creates a reader positioned before the first line. */
export function createLineReader(lines: readonly string[]): LineReader {
  let index = 0
  return {
    peek: () => lines[index],
    take() {
      index += 1
      return lines[index - 1]
    },
    takeField(name) {
      const start = `${name}: `
      const line = lines[index]
      if (line === undefined || !line.startsWith(start)) return undefined
      index += 1
      return line.slice(start.length)
    },
  }
}
