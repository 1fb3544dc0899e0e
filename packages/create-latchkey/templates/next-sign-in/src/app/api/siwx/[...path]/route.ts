import { answerSignIn } from '../../../../server/answerSignIn'

export { answerSignIn as DELETE, answerSignIn as GET, answerSignIn as POST }
