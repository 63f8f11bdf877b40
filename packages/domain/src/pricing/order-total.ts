/** The fee of one child for one period, in minor units of US dollars. */
export const FEE_MINOR = 1000;
/** Days that one fee pays for. */
export const PERIOD_DAYS = 30;

/** The currencies a family can pay in. */
export type Currency = "USD" | "NPR";

/** One child in an order summary; amounts are integers of minor units. */
export interface StudentLine {
	id: string;
	name: string;
	course_fee_minor: number;
	/** Daily reward; 0 at registration. */
	reward_amount_minor: number;
}

/** The cost of an order, in integers of minor units. */
export interface OrderTotal {
	amount_minor: number;
	tax_amount_minor: number;
	total_amount_minor: number;
}

/** Course fee plus reward amount times days, times the number of students (default 1); tax is always 0. */
export function orderTotal(order: {
	course_fee_minor: number;
	reward_amount_minor: number;
	days: number;
	number_of_students?: number;
}): OrderTotal {
	const per_student = order.course_fee_minor + order.reward_amount_minor * order.days;
	return withoutTax(per_student * (order.number_of_students ?? 1));
}

/** The total of an order summary: the sum of its lines over `days` (default 30). */
export function orderTotalOfLines(lines: readonly StudentLine[], days = PERIOD_DAYS): OrderTotal {
	return withoutTax(lines.reduce((sum, line) => sum + orderTotal({ ...line, days }).amount_minor, 0));
}

function withoutTax(amount_minor: number): OrderTotal {
	if (!Number.isSafeInteger(amount_minor)) throw new RangeError("amounts are integers of minor units");
	return { amount_minor, tax_amount_minor: 0, total_amount_minor: amount_minor };
}
