import { GIVE_BACK_DAYS } from "@learnin/domain/payments/give-back";
import { FREE_QUESTIONS_PER_DAY } from "@learnin/domain/practice/day-goal";
import { FEE_MINOR, PERIOD_DAYS } from "@learnin/domain/pricing/order-total";

const fee = FEE_MINOR / 100;

/** The price, before a person creates an account. */
export function PriceNote() {
	return (
		<p className="text-ink-2 mt-2 text-sm">
			Accounts are free. Each child costs ${fee} for {PERIOD_DAYS} days, paid once. Full refund within{" "}
			{GIVE_BACK_DAYS} days if no question was answered or skipped. After the {PERIOD_DAYS} days,{" "}
			{FREE_QUESTIONS_PER_DAY} questions a day stay free.
		</p>
	);
}
