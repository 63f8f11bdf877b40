import { useEffect, useRef } from "react";
import { Choice, Choices } from "../../ui/fields/choice.tsx";
import type { Way } from "./ways.ts";

interface WayChoiceProps {
	ways: readonly Way[];
	chosen: string;
	isDisabled: boolean;
	onChoose: (id: string) => void;
}

/** The choice of a payment method, if there is more than one. */
export function WayChoice({ ways, chosen, isDisabled, onChoose }: WayChoiceProps) {
	const first = useRef<HTMLInputElement>(null);
	// The button that led here is gone.
	useEffect(() => first.current?.focus(), []);
	return (
		<Choices legend="How do you want to pay?">
			{ways.map(({ id, name, detail }, at) => (
				<Choice
					key={id}
					ref={at === 0 ? first : null}
					type="radio"
					name="way"
					checked={chosen === id}
					disabled={isDisabled}
					onChange={() => onChoose(id)}
				>
					<span>
						{name}
						{detail !== undefined && <small>{detail}</small>}
					</span>
				</Choice>
			))}
		</Choices>
	);
}
