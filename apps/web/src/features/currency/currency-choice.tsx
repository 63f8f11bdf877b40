import type { Price } from "@learnin/contract/schemas/order.schema";
import { PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import { type ReactNode, useState } from "react";
import { Choice, Choices } from "../../ui/fields/choice.tsx";
import { moneyText } from "../payments/index.ts";
import type { Currency } from "./currency.api.ts";

const names: Record<Currency, string> = {
	USD: "US dollars, by card",
	NPR: "Nepalese rupees, with eSewa",
};

interface CurrencyChoiceProps {
	legend: ReactNode;
	offered: readonly Price[];
	chosen: Currency;
	isDisabled: boolean;
	onChoose: (currency: Currency) => void;
}

/** The currencies a family can pay in, each with the price per child. */
export function CurrencyChoice({ legend, offered, chosen, isDisabled, onChoose }: CurrencyChoiceProps) {
	// What is saved, and `chosen` with it, follows the press a moment later: the choice must not jump back until then.
	const [pressed, setPressed] = useState<Currency | null>(null);
	if (pressed !== null && isDisabled) setPressed(null);
	return (
		<Choices legend={legend} className="sm:grid-cols-2">
			{offered.map(({ currency, course_fee }) => (
				<Choice
					key={currency}
					type="radio"
					name="currency"
					checked={(pressed ?? chosen) === currency}
					disabled={isDisabled}
					onChange={() => {
						setPressed(currency);
						onChoose(currency);
					}}
				>
					<span>
						{names[currency]}
						<small>
							{moneyText(course_fee, currency)} a child for {PERIOD_DAYS} days
						</small>
					</span>
				</Choice>
			))}
		</Choices>
	);
}
