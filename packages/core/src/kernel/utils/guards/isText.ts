/** Whether a value is a text of at most 2,048 characters, which no id, name or URL of ours exceeds. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2_048
}
