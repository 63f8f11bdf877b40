import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../ui/buttons/button.tsx";
import { Field } from "../../ui/fields/field.tsx";

export interface NumberStepperProps {
	label: string;
	name: string;
	hint: string;
	error: string | undefined;
	value: number;
	min: number;
	max: number;
	onChange: (value: number) => void;
}

/** A whole number, typed or stepped; it is clamped to its bounds when the field is left. */
export function NumberStepper({ label, name, hint, error, value, min, max, onChange }: NumberStepperProps) {
	const [typed, setTyped] = useState<string | null>(null);
	const set = (next: number) => {
		setTyped(null);
		onChange(Math.min(max, Math.max(min, next)));
	};
	const type = (text: string) => {
		const digits = text.replace(/\D/g, "").slice(0, 3);
		setTyped(digits);
		if (Number(digits) >= min && Number(digits) <= max) onChange(Number(digits));
	};
	return (
		<Field label={label} hint={hint} error={error}>
			{(control) => (
				<div className="stepper">
					<IconButton
						label={`Fewer: ${label.toLowerCase()}`}
						disabled={value <= min}
						onClick={() => set(value - 1)}
					>
						<Minus className="i" />
					</IconButton>
					<input
						{...control}
						name={name}
						className="input num"
						inputMode="numeric"
						autoComplete="off"
						value={typed ?? value}
						onChange={(event) => type(event.target.value)}
						onBlur={() => set(typed === null || typed === "" ? value : Number(typed))}
						onKeyDown={(event) => {
							if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
							event.preventDefault();
							set(value + (event.key === "ArrowUp" ? 1 : -1));
						}}
					/>
					<IconButton
						label={`More: ${label.toLowerCase()}`}
						disabled={value >= max}
						onClick={() => set(value + 1)}
					>
						<Plus className="i" />
					</IconButton>
				</div>
			)}
		</Field>
	);
}
