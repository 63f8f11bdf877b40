import { useId, useState } from "react";
import "./view-switch.css";

export interface ViewSwitchProps<V extends string> {
	name: string;
	value: V;
	views: readonly (readonly [view: V, label: string])[];
	onChange: (view: V) => void;
}

/** Two inputs for the same answer. */
export function ViewSwitch<V extends string>({ name, value, views, onChange }: ViewSwitchProps<V>) {
	const group = useId();
	return (
		<fieldset className="pr-views">
			<legend className="sr">{name}</legend>
			{views.map(([view, label]) => (
				<label key={view}>
					<input
						type="radio"
						className="sr"
						name={group}
						checked={view === value}
						onChange={() => onChange(view)}
					/>
					<span>{label}</span>
				</label>
			))}
		</fieldset>
	);
}

/** The last choice, while the page is open. */
const chosen = new Map<string, string>();

export function useInputView<V extends string>(kind: string, first: V): [V, (view: V) => void] {
	const [view, setView] = useState((chosen.get(kind) as V | undefined) ?? first);
	return [
		view,
		(next) => {
			chosen.set(kind, next);
			setView(next);
		},
	];
}
