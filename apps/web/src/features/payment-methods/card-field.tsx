import { CardElement } from "@stripe/react-stripe-js";
import { CircleAlert } from "lucide-react";
import { useId, useState } from "react";
import { useTheme } from "../../platform/look/theme.ts";
import { classNames } from "../../ui/class-names.ts";
import { lineStyleOf } from "../payments/index.ts";

interface CardFieldProps {
	/** The problem found by the last try. */
	problem: string | undefined;
	isDisabled: boolean;
	onType: () => void;
}

/** Number, expiry and CVC in the provider's own iframe, in a box styled like our other fields. */
export function CardField({ problem, isDisabled, onType }: CardFieldProps) {
	const id = useId();
	const { theme } = useTheme();
	const [isFocused, setIsFocused] = useState(false);
	const [typed, setTyped] = useState<string | undefined>(undefined);
	const shown = problem ?? typed;
	return (
		<div className="field" role="group" aria-labelledby={id}>
			<span className="label" id={id}>
				Card
			</span>
			<div className={classNames("pm-card-box", isFocused && "is-focused", shown && "is-wrong")}>
				<CardElement
					options={{ style: lineStyleOf(theme), hidePostalCode: true, disabled: isDisabled }}
					onChange={({ error }) => {
						setTyped(error?.message);
						onType();
					}}
					onFocus={() => setIsFocused(true)}
					onBlur={() => setIsFocused(false)}
				/>
			</div>
			<p className={shown ? "error-text" : "sr"} role="alert">
				{shown && (
					<>
						<CircleAlert aria-hidden="true" />
						<span>{shown}</span>
					</>
				)}
			</p>
			<p className="help">
				Your card number, expiration date and CVC go straight to Stripe. Learnin never sees them.
			</p>
		</div>
	);
}
