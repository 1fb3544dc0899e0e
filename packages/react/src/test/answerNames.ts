/** The suffix of the names of a fake cloud. */
export const nameSuffix = 'names.example'

/** What a fake cloud answers about the names that visitors register. */
export interface FakeNames {
  /** Names without the suffix that are taken. */
  readonly taken?: readonly string[] | undefined
  /** `hold`: no response; `fail`: no suggestions. */
  readonly suggestions?: 'hold' | 'fail' | undefined
  /** `hold`: no response to a registration; a text: the reason why it is refused; `fail`: without a reason. */
  readonly registration?: 'hold' | 'fail' | { readonly reason: string } | undefined
}

/** Answers a call about names as the cloud does. */
export async function answerNames(path: string, names: FakeNames): Promise<Response> {
  const { registration, suggestions, taken = [] } = names
  const [, text] = /^\/v1\/profile\/suggestions\/(.+)$/.exec(path) ?? []
  if (text !== undefined) {
    if (suggestions === 'hold') await new Promise(() => {})
    if (suggestions === 'fail') return new Response('', { status: 502 })
    const label = text.toLowerCase()
    const others = [1, 2, 3].map((number) => ({ name: `${label}${number}.${nameSuffix}`, registered: false }))
    const own = { name: `${label}.${nameSuffix}`, registered: taken.includes(label) }
    return Response.json({ suggestions: label === 'support' ? others : [own, ...others] })
  }
  if (path.startsWith('/v1/profile/reverse/')) return Response.json([])
  if (registration === 'hold') await new Promise(() => {})
  if (registration === 'fail') return new Response('', { status: 500 })
  if (typeof registration !== 'object') return Response.json({ success: true })
  const reasons = [{ name: 'message.name', description: registration.reason }]
  return Response.json({ code: 'name_taken', message: registration.reason, reasons }, { status: 409 })
}
