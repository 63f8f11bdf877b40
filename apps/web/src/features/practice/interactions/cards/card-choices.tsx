import { type ReactNode, useImperativeHandle, useState } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../../../../ui/class-names.ts";
import { hasTouch } from "../../question/help/has-touch.ts";
import type { InputProps } from "../../inputs/input-props.ts";
import { lookClass, lookWords, type PartLook } from "../../inputs/part-look.ts";
import "../../inputs/boxes/boxes.css";
import "../../inputs/options/revealed.css";

interface CardChoicesProps extends Pick<InputProps, "isLocked" | "pad" | "check" | "ref"> {
	/** The rows to choose for. */
	rows: readonly { id: string; face: ReactNode; chosen: string; look: PartLook }[];
	choices: readonly { id: string; name: string }[];
	onChoose: (row: string, choice: string) => void;
}

/** The same answer, chosen from lists. */
export function CardChoices({ rows, choices, isLocked, pad, check, ref, onChoose }: CardChoicesProps) {
	const [missing, setMissing] = useState("");
	const open = rows.find(({ chosen }) => chosen === "");
	const focus = () => {
		document.querySelector<HTMLElement>(`[data-row="${CSS.escape((open ?? rows[0])?.id ?? "")}"]`)?.focus();
	};
	useImperativeHandle(ref, () => ({
		focusFirst: () => false,
		focusAgain: () => hasTouch() || focus(),
		retry: focus,
		isReady: () => {
			if (open === undefined) return true;
			setMissing("Choose one in each row first.");
			focus();
			return false;
		},
		onKey: () => false,
	}));
	const choose = (row: string, choice: string) => {
		if (isLocked) return;
		setMissing("");
		onChoose(row, choice);
	};
	return (
		<div className="mt-list">
			<ol className="mt-rows">
				{rows.map(({ id, face, chosen, look }) => (
					<li key={id} className={classNames(lookClass(look))}>
						<span id={`cc-${id}`}>
							{face}
							<span className="sr">{lookWords(look)}</span>
						</span>
						<select
							className={classNames("pr-choice mt-select", lookClass(look))}
							aria-labelledby={`cc-${id}`}
							data-row={id}
							aria-disabled={isLocked || undefined}
							value={chosen}
							onChange={({ target: { value } }) => choose(id, value)}
						>
							<option value="">Choose</option>
							{choices.map(({ id: choice, name }) => (
								<option key={choice} value={choice}>
									{name}
								</option>
							))}
						</select>
					</li>
				))}
			</ol>
			<p className="pr-echo" role="status">
				{missing}
			</p>
			{pad && createPortal(check, pad)}
		</div>
	);
}
