import type { Translation } from '@bindery/state/messages.ts'
import type { caseStudyMessages } from './case-study.messages.ts'

export default {
  'case-study': { expires: 'Der Zugang zu Fallstudien endet sechs Monate nach dem Kauf.' },
} satisfies { 'case-study': Translation<typeof caseStudyMessages> }
