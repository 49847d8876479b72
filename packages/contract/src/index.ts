export {
  BASE_PATH,
  type BodyOf,
  type BodyTo,
  CALLS,
  type CallName,
  type ParamsOf,
  type ParamsTo,
  type QueryOf,
  type QueryTo,
  type ReplyOf,
} from './calls.ts'
export { AUTHS, type Auth, type Call } from './common/call.ts'
export { CODES, type Code, type CodeName } from './common/codes.ts'
export { anyEnvelope, type Envelope, envelope, type FieldTrouble, fieldTrouble } from './common/envelope.ts'
export { DEFAULT_LOCALE, isBlank, locale, plain, tradition } from './common/fields.ts'
export { type AnswerEvent, answerEvent, FINISH_REASONS, STREAM_END } from './conversations/events.ts'
export {
  ANSWER_STATES,
  type AnswerMessage,
  type AnswerState,
  answerMessage,
  answerState,
  FEEDBACK_TYPES,
  type Message,
  message,
  REACTIONS,
} from './conversations/message.ts'
export {
  type Citation,
  citation,
  INTENTS,
  type Related,
  related,
  type Status,
  type Understood,
  understood,
  type WorkBrief,
  workBrief,
} from './conversations/parts.ts'
export {
  ANSWERED_MODES,
  MODES,
  type Mode,
  QUESTION_KINDS,
  QUESTION_LIMIT,
  type QuestionBody,
  type QuestionTaken,
  questionTaken,
} from './conversations/question.ts'
export { SESSION_RANGES, type Session, sessionMade } from './conversations/session.ts'
export type { Suggestion } from './conversations/suggestion.ts'
export type { Contents } from './library/contents.ts'
export { type OwnWords, type PassageReply, type Section, type Source, VERSES_A_CALL } from './library/reading.ts'
export type { SearchReply } from './library/search.ts'
export type { LibraryState, Work, WorkList } from './library/works.ts'
export { INTERESTS, type Member, member, ROLES, type Role, TERMS_DATE } from './members/member.ts'
export { WAY_KINDS, type Ways } from './members/ways.ts'
export { codesOf, jsonSchema, openApi } from './openapi.ts'
export { addPartnerBody, PARTNER_STATES, type Partner } from './operator/partners.ts'
export { isPageAddress, PAGE_ROUTES } from './page-routes.ts'
export { CODE_PURPOSES, type CodePurpose, type CodeSent, codeSent } from './sign-in/codes.ts'
export { PASSWORD_LEAST } from './sign-in/password.ts'
export type { QrState } from './sign-in/qr.ts'
export type { SignedIn } from './sign-in/sign-in.ts'
export { RETENTION } from './system/retention.ts'
export { SITE_PAGES, type Site, WAYS_IN } from './system/site.ts'
