/** Every kind of background job, in words for super-admins. */
export const JOBS = {
	"apply-retention": "Delete expired data",
	"count-days": "Add up each day’s numbers",
	"forget-at-provider": "Delete a family at the payment provider",
	"forget-generation-calls": "Delete old model calls",
	"forget-google-sign-ins": "Delete old Google sign-ins",
	"forget-mailed-links": "Delete old email links",
	"forget-rate-limits": "Delete old rate-limit counts",
	"grant-daily-rewards": "Set aside a child’s daily reward",
	"learn-figures": "Update question difficulty",
	"make-candidate": "Have a model write a question",
	"measure-predictions": "Compare predictions with answers",
	"measure-questions": "Measure question quality",
	"measure-skills": "Count students in each skill",
	"note-dispute": "Check the status of a card dispute",
	"note-seeing-over": "End expired “view as” sessions",
	"prove-ledger": "Check the books",
	"read-import": "Read a file of questions",
	"read-stripe-balance": "Read Stripe’s balance and fees",
	"read-missed-events": "Read new reports from the card provider",
	"recheck-esewa": "Recheck paid eSewa payments",
	"reconcile-esewa": "Ask eSewa about open payments",
	"reconcile-orders": "Compare orders with the card provider",
	"remind-of-renewals": "Remind families about days that end soon",
	"review-answer": "Have a model read a written answer",
	"send-confirm-link": "Send a link to confirm an email",
	"send-digest": "Write a family’s weekly email",
	"send-digests": "Find families due a weekly email",
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
