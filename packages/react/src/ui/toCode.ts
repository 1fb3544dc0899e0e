/** Arabic and Persian digits, which keyboards and mails of these languages use. */
const zeros = [0x660, 0x6f0] as const

/**
 * Returns the digits of a text, such as `123456` of "123 456" or of "١٢٣٤٥٦".
 *
 * @param length how many digits to return at most.
 */
export function toCode({ text, length }: { readonly text: string; readonly length: number }): string {
  return Array.from(text)
    .map((letter) => {
      const point = letter.codePointAt(0) ?? 0
      const zero = zeros.find((first) => point >= first && point < first + 10)
      return zero === undefined ? letter : String(point - zero)
    })
    .filter((letter) => letter >= '0' && letter <= '9')
    .slice(0, length)
    .join('')
}
