import type { Ray } from "@learnin/domain/interactions/inequality/inequality";
import { type ReactNode, useId } from "react";

interface RayChoicesProps {
	/** Null before the dot is placed; then there is nothing to choose. */
	ray: Ray | null;
	isLocked: boolean;
	onChange: (ray: Ray) => void;
}

/** Whether the dot is open or closed, and where the arrow goes. */
export function RayChoices({ ray, isLocked, onChange }: RayChoicesProps) {
	const isOff = isLocked || ray === null;
	const choose = (change: Partial<Ray>) => ray && onChange({ ...ray, ...change });
	return (
		<div className="iq-choices">
			<Choice legend="Dot" isOff={isOff}>
				{(name) => (
					<>
						<Option
							{...{ name, isOff }}
							isOn={ray?.is_closed === false}
							onPick={() => choose({ is_closed: false })}
						>
							<i className="iq-dot" aria-hidden="true" />
							Open dot
						</Option>
						<Option
							{...{ name, isOff }}
							isOn={ray?.is_closed === true}
							onPick={() => choose({ is_closed: true })}
						>
							<i className="iq-dot is-closed" aria-hidden="true" />
							Closed dot
						</Option>
					</>
				)}
			</Choice>
			<Choice legend="Arrow" isOff={isOff}>
				{(name) => (
					<>
						<Option {...{ name, isOff }} isOn={ray?.way === "left"} onPick={() => choose({ way: "left" })}>
							<i className="iq-arrow" aria-hidden="true" />
							To the left
						</Option>
						<Option {...{ name, isOff }} isOn={ray?.way === "right"} onPick={() => choose({ way: "right" })}>
							To the right
							<i className="iq-arrow is-right" aria-hidden="true" />
						</Option>
					</>
				)}
			</Choice>
		</div>
	);
}

interface ChoiceProps {
	legend: string;
	isOff: boolean;
	children: (name: string) => ReactNode;
}

function Choice({ legend, isOff, children }: ChoiceProps) {
	return (
		<fieldset className="iq-choice" data-off={isOff || undefined} dir="ltr">
			<legend className="sr">{legend}</legend>
			{children(useId())}
		</fieldset>
	);
}

interface OptionProps {
	name: string;
	isOn: boolean;
	isOff: boolean;
	onPick: () => void;
	children: ReactNode;
}

function Option({ name, isOn, isOff, onPick, children }: OptionProps) {
	return (
		<label>
			<input type="radio" className="sr" name={name} checked={isOn} disabled={isOff} onChange={onPick} />
			<span>{children}</span>
		</label>
	);
}
