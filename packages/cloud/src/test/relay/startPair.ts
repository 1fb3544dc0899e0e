import { connectTestClient, type TestClient } from './connectTestClient.ts'
import { createTopic } from './createTopic.ts'

/** Two clients that do nothing wrong and talk all the time. */
export interface Pair {
  /** Waits until so many more messages have gone to and fro. Rejects if one of them was sent away or lost one. */
  exchange(times: number): Promise<void>
  /** Stops talking. Rejects as `exchange`. */
  stop(): Promise<void>
}

/** Lets a dapp and a wallet talk on one topic until they are stopped. */
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
  // Who waits for a message is told.
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
      // As fast as others are served, and not faster.
      await new Promise((resolve) => setImmediate(resolve))
    }
    const [sent, received] = [wallet.pushes.length, dapp.pushes.length]
    if (sent !== rounds || received !== rounds) throw new Error(`Lost or doubled: ${sent}, ${received} of ${rounds}`)
  }
  const talking = talk()
  // Told to whoever waits next.
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
