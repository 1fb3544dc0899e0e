import { looseObject, parse, string } from 'valibot'

const lineSchema = looseObject({ level: string(), time: string(), msg: string() })

const colors: Readonly<Record<string, number>> = { error: 31, warn: 33, info: 36, debug: 90 }

/** Formats a log line for the terminal: time, level, message, fields; stack traces below. */
export function formatLogLine(line: string): string {
  const { level, msg, time, ...fields } = parse(lineSchema, JSON.parse(line))
  const stacks: string[] = []
  const words = Object.entries(fields).map(([name, value]) => {
    if (typeof value !== 'object' || value === null) return `${name}=${String(value)}`
    if ('stack' in value && 'message' in value) {
      stacks.push(String(value.stack).replace(/^\n/, ''))
      return `${name}=${JSON.stringify(value.message)}`
    }
    return `${name}=${JSON.stringify(value)}`
  })
  const head = `\u001B[90m${time.slice(11, 23)}\u001B[39m \u001B[${colors[level] ?? 39}m${level.padEnd(5)}\u001B[39m ${msg}`
  return [[head, ...words].join(' '), ...stacks, ''].join('\n')
}
