/** Calls in progress, by what they ask. */
export interface SharedCalls<result> {
  /**
   * Joins the call with this key, or starts it.
   *
   * @param parameters.act receives a signal that aborts once every caller has left.
   * @param parameters.signal ends the waiting of this caller only.
   */
  run(parameters: {
    readonly key: string
    readonly act: (signal: AbortSignal) => Promise<result>
    readonly signal?: AbortSignal | undefined
  }): Promise<result>
}

interface Call<result> {
  readonly result: Promise<result>
  readonly end: AbortController
  callers: number
}

/** Creates calls that identical concurrent questions share. */
export function createSharedCalls<result>(): SharedCalls<result> {
  const calls = new Map<string, Call<result>>()

  const start = (key: string, act: (signal: AbortSignal) => Promise<result>): Call<result> => {
    const end = new AbortController()
    const call: Call<result> = { result: act(end.signal), end, callers: 0 }
    const remove = (): void => {
      if (calls.get(key) === call) calls.delete(key)
    }
    calls.set(key, call)
    call.result.then(remove, remove)
    return call
  }

  return {
    async run({ act, key, signal }) {
      signal?.throwIfAborted()
      const call = calls.get(key) ?? start(key, act)
      call.callers += 1
      try {
        return await (signal === undefined ? call.result : leaveOnAbort(call.result, signal))
      } finally {
        call.callers -= 1
        if (call.callers === 0) {
          // A later caller must not join a call that is being aborted.
          if (calls.get(key) === call) calls.delete(key)
          call.end.abort()
        }
      }
    },
  }
}

/** Rejects with the signal's reason as soon as it aborts. */
async function leaveOnAbort<result>(result: Promise<result>, signal: AbortSignal): Promise<result> {
  let leave = (): void => {}
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => reject(signal.reason)
    signal.addEventListener('abort', leave, { once: true })
  })
  try {
    return await Promise.race([result, left])
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
