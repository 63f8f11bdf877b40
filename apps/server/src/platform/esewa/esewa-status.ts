/** What eSewa says about a payment; only COMPLETE is paid, and PENDING and AMBIGUOUS are not decided yet. */
export const esewaStatuses = [
	"COMPLETE",
	"PENDING",
	"AMBIGUOUS",
	"NOT_FOUND",
	"CANCELED",
	"FULL_REFUND",
	"PARTIAL_REFUND",
] as const;
export type EsewaStatus = (typeof esewaStatuses)[number];
