import { formatAmount } from "@learnin/domain/pricing/money";
import { mailText } from "@learnin/domain/workshop/mails";
import { count } from "../../../platform/count-words.ts";
import { exactText } from "../../../platform/time/time-words.ts";
import { reasonText } from "./dispute-words.ts";
import { paymentNames } from "../operation-words.ts";
import type { DisputeEvidence } from "../operations.api.ts";

const zone = "UTC";

/** How a consent was given, in words. */
export function consentWay(method: string): string {
	if (method === "card_payment") return "by paying with the card";
	if (method === "esewa_payment") return "by paying at eSewa";
	if (method === "wallet_payment") return "by paying from the wallet";
	return "in the family’s settings";
}

/** All evidence as plain text, to paste or save as a file; times are in UTC. */
export function evidenceText(evidence: DisputeEvidence): string {
	return [aboutPayment(evidence), agreed(evidence), mailed(evidence), practiced(evidence)]
		.map((part) => part.join("\n"))
		.join("\n\n");
}

function aboutPayment({ dispute, payment }: DisputeEvidence): string[] {
	const { payer } = payment;
	return [
		`Dispute ${dispute.reference}: ${reasonText(dispute.reason)}`,
		`Disputed: ${formatAmount(dispute.amount, dispute.currency)}`,
		`Payment: ${payment.reference}, ${paymentNames[payment.kind]}, ${formatAmount(payment.amount, dispute.currency)}`,
		...(payment.refunded > 0 ? [`Refunded: ${formatAmount(payment.refunded, dispute.currency)}`] : []),
		`Paid on ${exactText(payment.paid_at, zone)} UTC, receipt ${payment.receipt_number}`,
		payer === null
			? "Paid by an account that was deleted"
			: `Paid by ${payer.name}, ${payer.email ?? "no email"}, account since ${exactText(payer.since, zone)} UTC`,
	];
}

function agreed({ consents }: DisputeEvidence): string[] {
	if (consents.length === 0) return ["Consents: none on record"];
	return [
		"Consents",
		...consents.map(({ child, given_by, given_at, withdrawn_at, method, policy_version, evidence_ref }) =>
			[
				`${exactText(given_at, zone)} UTC: ${given_by ?? "a guardian"} agreed for ${child} ${consentWay(method)}`,
				`privacy notice ${policy_version}`,
				`reference ${evidence_ref}`,
				...(withdrawn_at === null ? [] : [`withdrawn ${exactText(withdrawn_at, zone)} UTC`]),
			].join("; "),
		),
	];
}

function mailed({ mails }: DisputeEvidence): string[] {
	const sent = mails.flatMap(({ kind, address, sent_at }) =>
		sent_at === null ? [] : [`${exactText(sent_at, zone)} UTC: ${mailText(kind)} to ${address}`],
	);
	return sent.length === 0 ? ["Emails: none on record"] : ["Emails", ...sent];
}

function practiced({ children }: DisputeEvidence): string[] {
	return ["Practice since the payment", ...children.flatMap(practicedBy)];
}

function practicedBy({
	name,
	starts_at,
	ends_at,
	ended_early_at,
	days,
}: DisputeEvidence["children"][number]) {
	const paid =
		starts_at === null || ends_at === null
			? ""
			: `, paid days ${exactText(starts_at, zone)} UTC to ${exactText(ended_early_at ?? ends_at, zone)} UTC`;
	const lines = days.map(
		({ date, questions, answers, minutes }) =>
			`  ${date}: ${count(questions, "question")}, ${count(answers, "answer")}, ${minutes} min`,
	);
	return [
		`${name === "" ? "A child that was deleted" : name}${paid}`,
		...(lines.length === 0 ? ["  No practice"] : lines),
	];
}
