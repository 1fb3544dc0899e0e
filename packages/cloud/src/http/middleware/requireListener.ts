import type { MiddlewareHandler } from 'hono'
import { createNotFound } from '../answerNotFound.ts'
import type { HttpEnvironment, Listener } from '../HttpEnvironment.ts'

/** Answers 404 to requests that came to another port than the given one, if there are two. */
export function requireListener(listener: Listener): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    if ((context.env.listener ?? listener) !== listener) throw createNotFound()
    await next()
  }
}
