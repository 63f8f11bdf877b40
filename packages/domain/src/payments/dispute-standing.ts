/**
 * The state of a dispute in our terms. `inquiry`: the bank asks, and no money has moved. `open`: the bank has
 * taken the money and has not decided. `appealed`: it was decided, and one side appealed. `won` and `lost`:
 * decided. `closed`: it ended without a result.
 */
export type DisputeStanding = "inquiry" | "open" | "appealed" | "won" | "lost" | "closed";

const standings: Readonly<Record<string, DisputeStanding>> = {
	warning_needs_response: "inquiry",
	warning_under_review: "inquiry",
	warning_closed: "closed",
	prevented: "closed",
	needs_response: "open",
	under_review: "open",
	appeal_needs_response: "appealed",
	appeal_under_review: "appealed",
	won: "won",
	lost: "lost",
};

/** The state of a dispute from Stripe's status; an unknown status counts as open, which is safe. */
export function standingOf(status: string): DisputeStanding {
	return Object.hasOwn(standings, status) ? (standings[status] ?? "open") : "open";
}

/** Whether it is final. */
export function isDecided(standing: DisputeStanding): boolean {
	return standing === "won" || standing === "lost" || standing === "closed";
}

/**
 * Whether money of a disputed payment must not be refunded to this destination. While the bank has taken it,
 * or keeps it, none may: it would be paid twice. An inquiry can still become a dispute, so nothing goes into
 * the wallet; a refund to the card is the best end of an inquiry.
 */
export function blocksRefund(standing: DisputeStanding, destination: "provider" | "wallet"): boolean {
	if (standing === "inquiry") return destination === "wallet";
	return standing === "open" || standing === "appealed" || standing === "lost";
}
