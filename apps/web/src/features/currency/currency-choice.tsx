import type { Price } from "@learnin/contract/schemas/order.schema";
import { PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import type { ReactNode } from "react";
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
	return (
		<Choices legend={legend} className="sm:grid-cols-2">
			{offered.map(({ currency, course_fee }) => (
				<Choice
					key={currency}
					type="radio"
					name="currency"
					checked={chosen === currency}
					disabled={isDisabled}
					onChange={() => onChoose(currency)}
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
