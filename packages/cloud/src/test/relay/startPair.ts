import { connectTestClient, type TestClient } from './connectTestClient.ts'
import { createTopic } from './createTopic.ts'

/** Two well-behaved clients that exchange messages continuously. */
export interface Pair {
  /** Waits for this many more round trips. Rejects if a client was closed or lost a message. */
  exchange(times: number): Promise<void>
  /** Stops the exchange. Rejects like `exchange`. */
  stop(): Promise<void>
}

/** Starts an exchange between a dapp and a wallet on one topic. */
export async function startPair({ url }: { readonly url: string }): Promise<Pair> {
  const topic = createTopic()
  const [dapp, wallet] = [await connectTestClient({ url }), await connectTestClient({ url })]
  await dapp.subscribe(topic)
  await wallet.subscribe(topic)
  let rounds = 0
  const stopping = new AbortController()
  let wake: (() => void) | undefined

  const arrivals = new Map<string, () => void>()
  const gone = new Promise<never>((_resolve, reject) => {
    for (const { closed, pushes, socket } of [dapp, wallet]) {
      socket.on('message', () => arrivals.get(pushes.at(-1)?.message ?? '')?.())
      void closed.then(({ code, reason }) => reject(new Error(`A good client was closed: ${code} ${reason}`)))
    }
  })
  // The rejection is reported to the code that awaits a message.
  gone.catch(() => {})
  const sendOver = async (from: TestClient, text: string): Promise<void> => {
    const arrived = new Promise<void>((resolve) => arrivals.set(text, resolve))
    const [answer] = await Promise.race([Promise.all([from.publish(topic, text), arrived]), gone])
    arrivals.delete(text)
    if (answer !== true) throw new Error(`A good client was answered ${JSON.stringify(answer)}`)
  }
  const talk = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sendOver(dapp, `request ${rounds}`)
      await sendOver(wallet, `response ${rounds}`)
      rounds += 1
      wake?.()
      // Yield to other clients.
      await new Promise((resolve) => setImmediate(resolve))
    }
    const [sent, received] = [wallet.pushes.length, dapp.pushes.length]
    if (sent !== rounds || received !== rounds) throw new Error(`Lost or doubled: ${sent}, ${received} of ${rounds}`)
  }
  const talking = talk()
  // The rejection is reported by the next call.
  talking.catch(() => {})
  return {
    exchange(times) {
      const goal = rounds + times
      const reached = new Promise<void>((resolve) => {
        wake = () => {
          if (rounds >= goal) resolve()
        }
      })
      return Promise.race([reached, talking])
    },
    async stop() {
      stopping.abort()
      await talking
    },
  }
}
