/** Every kind of background job, in words for super-admins. */
export const JOBS = {
	"apply-retention": "Delete expired data",
	"count-days": "Count the figures of each day",
	"forget-at-provider": "Delete a family at the payment provider",
	"forget-generation-calls": "Forget old calls to models",
	"forget-google-sign-ins": "Forget old sign-ins with Google",
	"forget-mailed-links": "Forget old email links",
	"forget-rate-limits": "Forget old counts of tries",
	"grant-daily-rewards": "Set aside a child’s daily reward",
	"learn-figures": "Learn how hard questions are",
	"make-candidate": "Let a model write a question",
	"measure-predictions": "Compare predictions with answers",
	"measure-questions": "Measure how questions do",
	"measure-skills": "Count the students of each skill",
	"note-dispute": "Check the status of a card dispute",
	"note-seeing-over": "Close views as someone else",
	"prove-ledger": "Prove the books",
	"read-import": "Read a file of questions",
	"read-stripe-balance": "Book what Stripe’s balance says",
	"read-missed-events": "Read new reports from the card provider",
	"recheck-esewa": "Recheck paid eSewa payments",
	"reconcile-esewa": "Ask eSewa about open payments",
	"reconcile-orders": "Compare orders with the card provider",
	"remind-of-renewals": "Remind families about days that end soon",
	"review-answer": "Let a model read a written answer",
	"send-confirm-link": "Send a link to confirm an email",
	"send-digest": "Write the week of a family",
	"send-digests": "Find whose week is over",
	"send-mail": "Send an email",
	"send-receipt": "Send a receipt",
	"send-refund": "Send a refund to the provider",
	"send-reset-link": "Send a link for a new password",
	"settle-order": "Settle an order",
	"settle-refunds": "Check the status of a payment’s refunds",
	"store-import": "Import a file’s questions",
	"sweep-daily-rewards": "Find daily rewards that were missed",
} as const;

/** The name of a kind of job. Only listed kinds run, so that each has words. */
export type JobName = keyof typeof JOBS;

/** The words of a kind of job; for one from an older or newer version of the product, its name. */
export function jobText(name: string): string {
	return Object.hasOwn(JOBS, name) ? JOBS[name as JobName] : name;
}
