/** Reads lines one after the other. */
export interface LineReader {
  /** The next line, which stays the next. */
  peek(): string | undefined
  /** The next line. */
  take(): string | undefined
  /** What stands behind `<name>: ` in the next line; if that is another, it stays the next. */
  takeField(name: string): string | undefined
}

/** Makes a reader that stands before the first line. */
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
