import type { SeenDispute } from "@learnin/contract/routes/operations.contract";
import { dayText } from "../../../platform/time/time-words.ts";
import type { StateWord } from "../work/workshop-words.ts";

type Standing = SeenDispute["standing"];

/** The state of a dispute as a badge. */
export const standings: Readonly<Record<Standing, StateWord>> = {
	inquiry: { word: "Bank asks", tone: "gold" },
	open: { word: "Disputed", tone: "coral" },
	appealed: { word: "Appealed", tone: "gold" },
	won: { word: "Dispute won", tone: "mint" },
	lost: { word: "Dispute lost", tone: "coral" },
	closed: { word: "Dispute closed", tone: "lilac" },
};

const reasons: Readonly<Record<string, string>> = {
	bank_cannot_process: /* text */ "The bank couldn’t process it",
	credit_not_processed: /* text */ "A promised refund didn’t arrive",
	customer_initiated: /* text */ "Asked for by the cardholder",
	duplicate: /* text */ "Charged twice",
	fraudulent: /* text */ "The cardholder says they didn’t pay",
	general: /* text */ "No reason given",
	product_not_received: /* text */ "The cardholder says they received nothing",
	product_unacceptable: /* text */ "The cardholder says it isn’t as described",
	subscription_canceled: /* text */ "The cardholder says they had canceled",
	unrecognized: /* text */ "The cardholder doesn’t recognize the payment",
};

/** The reason in plain words; Stripe's own word if unknown. */
export function reasonText(reason: string): string {
	const words = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
	return words ?? reason.replaceAll("_", " ");
}

/** What to do, and by when. */
export function deadlineText({ standing, evidence_due_at, evidence_sent }: SeenDispute): string {
	if (standing !== "open" && standing !== "inquiry") return "Nothing left to answer";
	if (evidence_sent > 0) return "Answered; the bank decides";
	return evidence_due_at === null
		? "The bank takes no answer"
		: `Respond in Stripe by ${dayText(evidence_due_at, "UTC")}`;
}

/** What the state means for the money and the enrollment. */
export function meaningText({ standing, held }: SeenDispute): string {
	switch (standing) {
		case "inquiry":
			return "The bank is asking about this payment and has taken no money yet. A refund to the card ends the inquiry. A refund to the wallet isn’t possible because the inquiry can become a dispute.";
		case "open":
			return held > 0
				? "The bank is holding the money until it decides. The payment can’t be refunded. The part of it in the family’s wallet is on hold."
				: "The bank is holding the money until it decides. The payment can’t be refunded. The children can keep practicing.";
		case "appealed":
			return "The decision was appealed. Until that’s decided, money and days stay as they are.";
		case "won":
			return "The bank gave the money back. The payment is valid and can be refunded again.";
		case "lost":
			return "The bank kept the money, and the payment can’t be refunded. The days it paid for have ended, unless only part of it was disputed.";
		case "closed":
			return "It was closed without action. The payment can be refunded again.";
	}
}
