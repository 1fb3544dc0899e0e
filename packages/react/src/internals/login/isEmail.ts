/**
 * Whether a text can be an e-mail address, so that typing errors are reported at once. The machine, the frame and the server each check it
 * themselves.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\.]+(?:\.[^\s@<>()",;:\\.]+)+$/.test(text)
}
