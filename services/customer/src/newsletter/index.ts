export { askForConfirmation, endFor } from './service.ts'
export { issueFaults, issueMail, type IssueTexts } from './issue.ts'
export { newsletterRoutes } from './routes.ts'
export { type IssueOutcome, sendIssue, sendTestIssue } from './send-issue.ts'
