/** How the code of a file is written. */
export interface CodeStyle {
  readonly newline: '\n' | '\r\n'
  /** One step of indentation. */
  readonly indent: string
  readonly quote: "'" | '"'
  /** What ends a statement. */
  readonly end: ';' | ''
}

/** Returns the style of a text by its first lines that show it. */
export function readCodeStyle(text: string): CodeStyle {
  const line = /^\s*(?:import|export)\b[^'"\n]*(?<quote>['"])[^'"\n]*['"](?<end>;?)[ \t]*\r?$/m.exec(text)?.groups
  return {
    newline: text.includes('\r\n') ? '\r\n' : '\n',
    indent: /^(?<indent>\t| {2,8})(?=[^\s*])/m.exec(text)?.groups?.['indent'] ?? '  ',
    quote: line?.['quote'] === '"' ? '"' : "'",
    end: line === undefined ? '' : line['end'] === ';' ? ';' : '',
  }
}

/** Writes a text as a literal. */
export function quoteText(style: CodeStyle, text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1)
  return style.quote === '"'
    ? `"${escaped}"`
    : `'${escaped.replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`
}

/** Writes a name as the key of an object. */
export function writeKey(style: CodeStyle, name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoteText(style, name)
}

/** Writes an object: in one line if it is short, else with one field per line. */
export function writeObject(style: CodeStyle, fields: readonly string[], outer: string): string {
  const line = `{ ${fields.join(', ')} }`
  if (line.length + outer.length <= 100) return line
  const inner = `${style.newline}${outer}${style.indent}`
  return `{${fields.map((field) => `${inner}${field},`).join('')}${style.newline}${outer}}`
}
