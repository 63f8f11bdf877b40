/** What eSewa says about a payment. Only COMPLETE is paid; PENDING and AMBIGUOUS are undecided. */
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
