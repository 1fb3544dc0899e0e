import { answerSignIn } from '../server/answerSignIn'
import type { Route } from './+types/siwx'

export const loader = ({ request }: Route.LoaderArgs) => answerSignIn(request)

export const action = ({ request }: Route.ActionArgs) => answerSignIn(request)
