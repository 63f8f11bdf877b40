/**
 * What a dispute means here, whatever words Stripe has for it. `inquiry`: the bank asks, and no money has moved. `open`:
 * the bank has taken the money and has not decided. `appealed`: it was decided, and one side asks again. `won` and `lost`:
 * decided. `closed`: it came to nothing.
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

/** The standing of a dispute by Stripe's status; one that is not known yet counts as open, which is safe. */
export function standingOf(status: string): DisputeStanding {
	return Object.hasOwn(standings, status) ? (standings[status] ?? "open") : "open";
}

/** Whether nothing more is expected of it. */
export function isDecided(standing: DisputeStanding): boolean {
	return standing === "won" || standing === "lost" || standing === "closed";
}

/**
 * Whether money of a disputed payment may go back to this place. While the bank has taken it, or keeps it, nothing may:
 * it would be paid twice. An inquiry can still become that, so nothing goes into the wallet; back to the card is how an
 * inquiry ends best.
 */
export function blocksRefund(standing: DisputeStanding, destination: "provider" | "wallet"): boolean {
	if (standing === "inquiry") return destination === "wallet";
	return standing === "open" || standing === "appealed" || standing === "lost";
}
