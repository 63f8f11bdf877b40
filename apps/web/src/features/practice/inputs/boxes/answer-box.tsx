import { classNames } from "../../../../ui/class-names.ts";
import { slotNames } from "../../question/answer/answer-slots.ts";
import type { AnswerBox } from "../../question/answer/drafts.ts";
import { boxShape } from "../../question/answer/drafts.ts";
import { placeAfter, placeBefore } from "./box-places.ts";
import { lookClass, lookWords, type PartLook } from "../part-look.ts";
import type { BoxEntry } from "./use-box-entry.ts";

/** More letters are smaller in the boxes of a picture. */
const ROOMY = 4;

export interface AnswerBoxViewProps {
	box: AnswerBox;
	/** Its index among the boxes of the entry. */
	position: number;
	entry: BoxEntry;
	look: PartLook;
	isLocked: boolean;
	/** What is in it is the right answer, not the student's. */
	isTold?: boolean;
}

/** A box laid out like its answer on paper, with prefix and suffix. */
export function AnswerBoxView(props: AnswerBoxViewProps) {
	const { box, position, entry, look, isTold = false } = props;
	const shape = boxShape(box);
	const slots = entry.slotsOf(position);
	const { answer_prefix, answer_suffix, name } = box;
	const around = `${answer_prefix ? `, after ${answer_prefix}` : ""}${answer_suffix ? `, in ${answer_suffix}` : ""}`;
	const field = (slot: number) => <Slot key={slot} slot={slot} {...props} />;
	return (
		<span className={`pr-boxes pr-boxes--${shape}`} role="group" aria-label={name + around + lookWords(look)}>
			{answer_prefix && <span className="pr-around">{answer_prefix}</span>}
			{(shape === "mixed" || shape === "parts") && field(0)}
			{shape === "fraction" || shape === "mixed" || shape === "parts" ? (
				<span className="pr-fraction">
					{field(slots.length - 2)}
					<span className="pr-bar" />
					{field(slots.length - 1)}
				</span>
			) : shape === "time" ? (
				<>
					{field(0)}
					<span className="pr-around">:</span>
					{field(1)}
				</>
			) : isTold && (box.choices || shape === "text") ? (
				// Words may need more lines than a field has.
				<span className="pr-told is-right">{slots}</span>
			) : box.choices ? (
				<Choice {...props} choices={box.choices} />
			) : (
				field(0)
			)}
			{answer_suffix && <span className="pr-around">{answer_suffix}</span>}
		</span>
	);
}

function Slot({ box, position, entry, look, isLocked, slot }: AnswerBoxViewProps & { slot: number }) {
	const shape = boxShape(box);
	const isNext = entry.at.box === position && entry.at.slot === slot;
	const slotName = slotNames[shape][slot] ?? "";
	const typed = entry.slotsOf(position)[slot] ?? "";
	return (
		<input
			ref={(field) => entry.setField(box.id, slot, field)}
			className={classNames(
				"pr-box",
				lookClass(look),
				isNext && !isLocked && "is-next",
				typed.length > ROOMY && "is-long",
			)}
			style={{ "--typed": typed.length } as React.CSSProperties}
			type="text"
			inputMode={shape === "text" ? "text" : "none"}
			autoComplete="off"
			autoCorrect="off"
			autoCapitalize="off"
			spellCheck={false}
			enterKeyHint="done"
			aria-label={shape === "text" || shape === "number" ? box.name : `${slotName}, ${box.name}`}
			aria-invalid={look === "look" || look === "not-yet" || undefined}
			aria-describedby="pr-prompt"
			value={typed}
			readOnly={isLocked}
			onFocus={() => entry.onFocus({ box: position, slot })}
			onChange={(event) => entry.type(position, slot, event.target.value)}
			onKeyDown={(event) => moveByKey(event, { box: position, slot }, entry)}
		/>
	);
}

function Choice({
	box,
	position,
	entry,
	look,
	isLocked,
	choices,
}: AnswerBoxViewProps & { choices: string[] }) {
	return (
		<select
			ref={(field) => entry.setField(box.id, 0, field)}
			className={classNames("pr-box pr-choice", lookClass(look))}
			aria-label={box.name}
			aria-invalid={look === "look" || look === "not-yet" || undefined}
			value={entry.slotsOf(position)[0] ?? ""}
			// Disabling it would lose the focus while the answer is being sent.
			aria-disabled={isLocked || undefined}
			onFocus={() => entry.onFocus({ box: position, slot: 0 })}
			onChange={(event) => !isLocked && entry.type(position, 0, event.target.value)}
		>
			<option value="">Choose</option>
			{choices.map((choice) => (
				<option key={choice} value={choice}>
					{choice}
				</option>
			))}
		</select>
	);
}

/** Up and down move within a fraction and to the next box; left and right do at the ends of the text. */
function moveByKey(
	event: React.KeyboardEvent<HTMLInputElement>,
	place: { box: number; slot: number },
	entry: BoxEntry,
): void {
	const { value, selectionStart, selectionEnd } = event.currentTarget;
	const isAtStart = selectionStart === 0 && selectionEnd === 0;
	const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
	const isLast = place.box === entry.boxes.length - 1 && place.slot === entry.slotsOf(place.box).length - 1;
	const isBack =
		event.key === "ArrowUp" ||
		(event.key === "ArrowLeft" && isAtStart) ||
		(event.key === "Backspace" && value === "" && place.slot > 0);
	const isOn = event.key === "ArrowDown" || (event.key === "ArrowRight" && isAtEnd);
	const target = isBack
		? placeBefore(entry.all, place)
		: isOn && !isLast
			? placeAfter(entry.all, place)
			: null;
	if (!target) return;
	event.preventDefault();
	entry.focus(target);
}
