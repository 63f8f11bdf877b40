import { DISAGREEMENT_KINDS } from "@learnin/domain/payments/disagreement-kinds";
import { formatMoney } from "@learnin/domain/pricing/money";
import { JOBS } from "@learnin/domain/workshop/jobs";
import { MAILS } from "@learnin/domain/workshop/mails";
import { disputePath, importedFilePath, parentsFoundPath, studentPath } from "../../paths/admin-paths.ts";
import { isLongId } from "../../platform/short-id.ts";

/** Details stored with an action, a job or a disagreement. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>;

export interface ToldFact {
	name: string;
	value: string;
	/** An id of ours or of a provider: too long to read. */
	isReference: boolean;
	/** The page of what it names; null if there is none. */
	to: string | null;
}

const names: Readonly<Record<string, string>> = {
	account_id: /* text */ "Account",
	address_changed: /* text */ "Address changed",
	amount: /* text */ "Amount",
	asked_on: /* text */ "Asked on",
	attempts: /* text */ "Answers",
	by_itself: /* text */ "Ended automatically",
	bytes: /* text */ "Size in bytes",
	candidate_id: /* text */ "Candidate",
	changed: /* text */ "What changed",
	currency: /* text */ "Currency",
	destination: /* text */ "Goes to",
	dispute_id: /* text */ "Dispute",
	family_id: /* text */ "Family",
	here: /* text */ "In our books",
	image: /* text */ "Picture",
	import_id: /* text */ "Import",
	is_refunded: /* text */ "Refunded",
	kind: /* text */ "Kind",
	name: /* text */ "Kind",
	number: /* text */ "How many",
	order_id: /* text */ "Order",
	order_state: /* text */ "State of the order",
	paid: /* text */ "Paid",
	payment_intent_id: /* text */ "Payment",
	payment_method_id: /* text */ "Card",
	policy_version: /* text */ "Version of the policy",
	reason: /* text */ "Reason",
	refunded: /* text */ "Refunded so far",
	refund_id: /* text */ "Refund",
	request_id: /* text */ "Request",
	review_id: /* text */ "Answer",
	scope: /* text */ "Consent to",
	skill_id: /* text */ "Skill",
	state: /* text */ "State",
	student_id: /* text */ "Child",
	there: /* text */ "At Stripe",
	students: /* text */ "Children",
	verdict: /* text */ "Verdict",
	version: /* text */ "Version",
	why: /* text */ "Why",
	with_flagged: /* text */ "With flagged ones",
};

/** Ids that have a page. */
const pages: Readonly<Record<string, (id: string) => string>> = {
	family_id: parentsFoundPath,
	student_id: studentPath,
	import_id: importedFilePath,
	dispute_id: disputePath,
};

/** Facts in words: amounts in their currency if known, names without underscores. */
export function factsOf(details: Facts): ToldFact[] {
	return Object.entries(details)
		.filter(([key]) => !(key === "currency" && hasAmount(details)))
		.map(([key, value]) => {
			const isReference = typeof value === "string" && key !== "skill_id" && isLongId(value);
			return {
				name: nameOf(key.replace(/_minor$/, "")),
				value: valueOf(key, value, details),
				isReference,
				to: isReference ? (pages[key]?.(value) ?? null) : null,
			};
		});
}

function hasAmount(details: Facts): boolean {
	return Object.keys(details).some((key) => key.endsWith("_minor"));
}

function nameOf(key: string): string {
	const words = key.replaceAll("_", " ");
	return names[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function valueOf(key: string, value: Facts[string], details: Facts): string {
	if (value === null || value === undefined) return "none";
	if (typeof value === "boolean") return value ? "yes" : "no";
	if (typeof value === "number") return key.endsWith("_minor") ? amountText(value, details) : `${value}`;
	if (key === "name" || key === "kind") return kindText(value);
	// A code of the provider's or of ours, such as needs_response.
	return /^[a-z_]+$/.test(value) ? value.replaceAll("_", " ") : value;
}

function amountText(minor: number, { currency }: Facts): string {
	return currency === "USD" || currency === "NPR" ? formatMoney(minor, currency) : (minor / 100).toFixed(2);
}

function kindText(kind: string): string {
	if (Object.hasOwn(JOBS, kind)) return JOBS[kind as keyof typeof JOBS];
	if (Object.hasOwn(DISAGREEMENT_KINDS, kind))
		return DISAGREEMENT_KINDS[kind as keyof typeof DISAGREEMENT_KINDS].name;
	if (Object.hasOwn(MAILS, kind)) return MAILS[kind as keyof typeof MAILS];
	return kind.replaceAll("_", " ");
}
