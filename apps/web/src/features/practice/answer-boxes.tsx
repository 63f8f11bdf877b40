import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { classNames } from "../../ui/class-names.ts";
import { joinSlots, slotNames } from "./answer-slots.ts";
import { useLater } from "./later.ts";
import type { Phase } from "./practice-state.ts";
import type { AnswerEntry } from "./use-answer-entry.ts";

type FillOne = Extract<PracticeQuestion, { question_type: "FILL_ONE" }>;

export interface AnswerBoxesProps {
	question: FillOne;
	phase: Phase;
	entry: AnswerEntry;
	isLocked: boolean;
}

const looks: Partial<Record<Phase, string>> = { correct: "is-right", "not-yet": "is-not-yet" };

/** The boxes as the answer is written on paper, with what the question prints around them. */
export function AnswerBoxes({ question, phase, entry, isLocked }: AnswerBoxesProps) {
	const box = (slot: number) => <Box key={slot} slot={slot} {...{ phase, entry, isLocked }} />;
	const { answer_prefix, answer_suffix } = question;
	return (
		<div className="pr-answer">
			<fieldset className={`pr-boxes pr-boxes--${entry.shape}`}>
				<legend className="sr">
					Your answer{answer_prefix && `, after ${answer_prefix}`}
					{answer_suffix && `, in ${answer_suffix}`}
				</legend>
				{answer_prefix && <span className="pr-around">{answer_prefix}</span>}
				{entry.shape === "mixed" && box(0)}
				{entry.shape === "fraction" || entry.shape === "mixed" ? (
					<span className="pr-fraction">
						{box(entry.slots.length - 2)}
						<hr />
						{box(entry.slots.length - 1)}
					</span>
				) : (
					box(0)
				)}
				{answer_suffix && <span className="pr-around">{answer_suffix}</span>}
			</fieldset>
			<Echo question={question} entry={entry} />
		</div>
	);
}

function Box({ slot, phase, entry, isLocked }: Omit<AnswerBoxesProps, "question"> & { slot: number }) {
	const isText = entry.shape === "text";
	return (
		<input
			ref={(input) => entry.setInput(slot, input)}
			className={classNames("pr-box", looks[phase], slot === entry.at && !isLocked && "is-next")}
			type="text"
			inputMode={isText ? "text" : "none"}
			autoComplete="off"
			autoCorrect="off"
			autoCapitalize="off"
			spellCheck={false}
			enterKeyHint="done"
			aria-label={slotNames[entry.shape][slot]}
			aria-describedby="pr-prompt"
			value={entry.slots[slot] ?? ""}
			readOnly={isLocked}
			onFocus={() => entry.onFocus(slot)}
			onChange={(event) => entry.type(slot, event.target.value)}
			onKeyDown={(event) => moveByKey(event, slot, entry)}
		/>
	);
}

function moveByKey(event: React.KeyboardEvent<HTMLInputElement>, slot: number, entry: AnswerEntry): void {
	const isEmpty = event.currentTarget.value === "";
	const target =
		event.key === "ArrowDown"
			? slot + 1
			: event.key === "ArrowUp" || (event.key === "Backspace" && isEmpty)
				? slot - 1
				: null;
	if (target === null || target < 0 || target >= entry.slots.length) return;
	event.preventDefault();
	entry.focus(target);
}

function Echo({ question, entry }: { question: FillOne; entry: AnswerEntry }) {
	const later = useLater();
	return <p className="pr-echo">{later?.entryEcho(joinSlots(entry.shape, entry.slots), question)}</p>;
}
