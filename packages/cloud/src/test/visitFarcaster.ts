/** Approves a login at the relay of latchkey-devnet, as the visitor does in a Farcaster client. */
export async function visitFarcaster(parameters: { readonly url: string; readonly name: string }): Promise<void> {
  const { name, url } = parameters
  const body = new URLSearchParams({ act: 'allow', name })
  const answer = await fetch(url, { method: 'POST', body })
  if (!answer.ok) throw new TypeError(`The relay refuses: ${answer.status} ${await answer.text()}`)
}
