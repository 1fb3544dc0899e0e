/** An encoding in which a file may be kept beside its plain content. */
export type Encoding = 'br' | 'gzip'

const encodings = ['br', 'gzip'] as const

/** Returns the smallest encoding of a file that a browser reads, by its header `accept-encoding`; `undefined` for none. */
export function chooseEncoding(parameters: {
  readonly accepted: string | undefined
  readonly has: (encoding: Encoding) => boolean
}): Encoding | undefined {
  const { accepted = '', has } = parameters
  const names = accepted.split(',').map((name) => name.trim())
  return encodings.find((name) => names.includes(name) && has(name))
}
