/** Resolves after a message has arrived that was sent now. */
export async function passRound(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  await new Promise<void>((resolve) => {
    port2.addEventListener('message', () => resolve())
    port2.start()
    port1.postMessage(undefined)
  })
  port1.close()
}
