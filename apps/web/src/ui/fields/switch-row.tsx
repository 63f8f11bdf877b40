import { useId } from "react";
import "./switch-row.css";

export interface SwitchRowProps {
	name: string;
	/** What it does when it is on. */
	text: string;
	isOn: boolean;
	onChange: (isOn: boolean) => void;
}

/** A switch with its name and what it does. */
export function SwitchRow({ name, text, isOn, onChange }: SwitchRowProps) {
	const textId = useId();
	return (
		<label className="switch-row">
			<span>
				<b>{name}</b>
				<small id={textId}>{text}</small>
			</span>
			<input
				type="checkbox"
				role="switch"
				className="switch"
				aria-label={name}
				aria-describedby={textId}
				checked={isOn}
				aria-checked={isOn}
				onChange={(event) => onChange(event.target.checked)}
			/>
		</label>
	);
}
