/** Kinds of email by the prefix of their keys, longer ones first; in words for super-admins. */
export const MAILS = {
	"guardian-invitation": "Guardian invitation",
	"guardian-gone": "A guardian left",
	"consent-withdrawn": "Consent withdrawn",
	"sign-in": "Account and password",
	invitation: "Child invitation",
	receipt: "Receipt",
	dispute: "Disputed payment",
	refund: "Refund",
	retention: "Deletion warning",
	deleted: "Proof of deletion",
	google: "Google sign-in",
	news: "Notification",
	week: "Weekly email",
	late: "Late payment",
	other: "Other email",
} as const;

export type MailKind = keyof typeof MAILS;

/** The kind of an email, by its key. */
export function mailKindOf(message_key: string): MailKind {
	return (Object.keys(MAILS) as MailKind[]).find((kind) => message_key.startsWith(`${kind}-`)) ?? "other";
}

/** The words of a kind of email. */
export function mailText(kind: string): string {
	return Object.hasOwn(MAILS, kind) ? MAILS[kind as MailKind] : MAILS.other;
}
