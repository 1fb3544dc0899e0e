import { createFileRoute } from '@tanstack/react-router'
import { answerSignIn } from '../../../server/answerSignIn'

const answer = ({ request }: { readonly request: Request }) => answerSignIn(request)

export const Route = createFileRoute('/api/siwx/$')({
  server: { handlers: { DELETE: answer, GET: answer, POST: answer } },
})
