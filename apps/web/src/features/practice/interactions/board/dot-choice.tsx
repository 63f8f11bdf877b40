import { type ReactNode, useId } from "react";
import { classNames } from "../../../../ui/class-names.ts";

interface DotChoiceProps {
	legend: string;
	/** Undefined before there is a dot. */
	isClosed: boolean | undefined;
	isOff: boolean;
	/** Shows its legend, because there is a second one. */
	isNamed?: boolean;
	onChoose: (isClosed: boolean) => void;
}

/** Whether a dot is open or closed. */
export function DotChoice({ legend, isClosed, isOff, isNamed, onChoose }: DotChoiceProps) {
	return (
		<Choice legend={legend} isOff={isOff} isNamed={isNamed}>
			{(name) => (
				<>
					<Option {...{ name, isOff }} isOn={isClosed === false} onPick={() => onChoose(false)}>
						<i className="iq-dot" aria-hidden="true" />
						Open dot
					</Option>
					<Option {...{ name, isOff }} isOn={isClosed === true} onPick={() => onChoose(true)}>
						<i className="iq-dot is-closed" aria-hidden="true" />
						Closed dot
					</Option>
				</>
			)}
		</Choice>
	);
}

interface ChoiceProps {
	legend: string;
	isOff: boolean;
	isNamed?: boolean | undefined;
	children: (name: string) => ReactNode;
}

/** A choice of two below a line. */
export function Choice({ legend, isOff, isNamed = false, children }: ChoiceProps) {
	return (
		<fieldset
			className={classNames("iq-choice", isNamed && "is-named")}
			data-off={isOff || undefined}
			dir="ltr"
		>
			<legend className="sr">{legend}</legend>
			{isNamed && (
				<span className="iq-name" aria-hidden="true">
					{legend}
				</span>
			)}
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

export function Option({ name, isOn, isOff, onPick, children }: OptionProps) {
	return (
		<label>
			<input type="radio" className="sr" name={name} checked={isOn} disabled={isOff} onChange={onPick} />
			<span>{children}</span>
		</label>
	);
}
