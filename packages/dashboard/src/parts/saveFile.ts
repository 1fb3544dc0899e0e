/** Lets the browser save a file. */
export function saveFile(file: { readonly name: string; readonly content: Blob }): void {
  const url = URL.createObjectURL(file.content)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
