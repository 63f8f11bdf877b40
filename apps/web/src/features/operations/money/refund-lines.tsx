import { formatAmount } from "@learnin/domain/pricing/money";
import { dayText } from "../../../platform/time/time-words.ts";
import { Choice, Choices } from "../../../ui/fields/choice.tsx";
import type { PaymentDetails } from "../operations.api.ts";
import type { RefundDraft } from "./use-refund-draft.ts";

/** The children of a fee, each selectable. */
export function RefundLines({
	details,
	draft,
	error,
}: {
	details: PaymentDetails;
	draft: RefundDraft;
	error: string | undefined;
}) {
	const { currency } = details.payment;
	return (
		<Choices legend="Whose fee" error={error}>
			{details.lines.map(({ id, name, amount, is_refunded, ends_at }) => (
				<Choice
					key={id}
					type="checkbox"
					name="lines"
					disabled={is_refunded}
					checked={!is_refunded && draft.chosen.includes(id)}
					onChange={() => draft.toggle(id)}
				>
					<span>
						{name === "" ? "A child that was deleted" : name}
						<small>
							{formatAmount(amount, currency)}
							{is_refunded && ", refunded"}
							{!is_refunded && ends_at !== null && `, days until ${dayText(ends_at)}`}
						</small>
					</span>
				</Choice>
			))}
		</Choices>
	);
}
