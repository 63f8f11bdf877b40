import type { SavedCard } from "@learnin/contract/routes/payment-methods.contract";
import { useEffect, useRef } from "react";
import { cardName, expiryText } from "./card-name.ts";
import "./card-choice.css";

interface CardChoiceProps {
	cards: readonly SavedCard[];
	/** The provider's id of a saved card; null is another card, to be typed in. */
	chosen: string | null;
	isDisabled: boolean;
	onChoose: (id: string | null) => void;
}

/** Which card pays: one that is saved, or another one. */
export function CardChoice({ cards, chosen, isDisabled, onChoose }: CardChoiceProps) {
	const first = useRef<HTMLInputElement>(null);
	// The button that led here is gone.
	useEffect(() => first.current?.focus(), []);
	return (
		<fieldset className="card-choice">
			<legend>Pay with</legend>
			{cards.map((card, at) => (
				<label key={card.id}>
					<input
						ref={at === 0 ? first : null}
						type="radio"
						name="card"
						checked={chosen === card.id}
						disabled={isDisabled}
						onChange={() => onChoose(card.id)}
					/>
					<span>
						{cardName(card)}
						<small>{expiryText(card, new Date(card.exp_year, card.exp_month - 1))}</small>
					</span>
				</label>
			))}
			<label>
				<input
					type="radio"
					name="card"
					checked={chosen === null}
					disabled={isDisabled}
					onChange={() => onChoose(null)}
				/>
				<span>Another card</span>
			</label>
		</fieldset>
	);
}
