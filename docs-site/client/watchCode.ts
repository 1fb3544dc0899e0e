/** How long a button says that it has copied, in ms. */
const noticeTime = 1_200

/** Copies blocks of code, and whole pages as Markdown. */
export function watchCode(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    const page = target.dataset['copyPage']
    if (page !== undefined) void copy(target, readPage(page))
    else if ('copy' in target.dataset) {
      const code = target.closest('figure')?.querySelector('code')?.textContent ?? ''
      void copy(target, Promise.resolve(code))
    }
  })
}

async function readPage(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} answered ${response.status}`)
  return response.text()
}

async function copy(button: HTMLButtonElement, text: Promise<string>): Promise<void> {
  const words = button.textContent
  const isCopied = await text
    .then((value) => navigator.clipboard.writeText(value))
    .then(
      () => true,
      () => false,
    )
  button.textContent = isCopied ? 'Copied' : 'Cannot copy'
  setTimeout(() => (button.textContent = words), noticeTime)
}
