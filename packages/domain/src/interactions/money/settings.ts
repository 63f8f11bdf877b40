/** Coins and bills to put down. Coins are counted in cents, bills in dollars, and both together in dollars. */
export interface Money {
	kind: "money";
	set: "coins" | "bills" | "both";
}
