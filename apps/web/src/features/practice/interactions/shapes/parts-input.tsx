import type { PracticeOption } from "@learnin/contract/schemas/practice.schema";
import { useRef } from "react";
import type { InputProps, QuestionOf } from "../../inputs/input-props.ts";
import { type PartLook, partLook } from "../../inputs/part-look.ts";
import { SelectAllInput } from "../../inputs/options/select-all-input.tsx";
import { isRevealed } from "../../inputs/options/revealed-options.ts";
import { MadeAnswer, type Making } from "../board/made-answer.tsx";
import { PartsBoard } from "./parts-board.tsx";
import "./parts.css";

type Props = InputProps<QuestionOf<"SELECT_ALL">>;

/** SELECT_ALL, answered by tapping parts of a drawing, one per option. */
export function PartsInput(props: Props) {
	return (
		<MadeAnswer {...props} kind="parts" name="Drawing" typed={<SelectAllInput {...props} />} typedName="List">
			{(parts, making) => <Tapped {...props} {...making} parts={parts} />}
		</MadeAnswer>
	);
}

/** Whether the question itself says to tap. */
function isTold({ cta, prompt }: Props["question"]): boolean {
	return cta !== null || prompt.spoken.startsWith("Tap ");
}

function Tapped(props: Props & Making & { parts: Parameters<typeof PartsBoard>[0]["parts"] }) {
	const { question, entries, phase, serverStatus, feedback, onMake } = props;
	const { options, answer_count } = question;
	const count = Object.keys(entries).length;
	const before = useRef(entries);
	const isShown = (option: PracticeOption) => isRevealed(option, phase, serverStatus);
	const isAnswered = options.some(isShown);
	const lookOf = (option: PracticeOption): PartLook => {
		if (isShown(option)) return "right";
		if (!(option.id in entries)) return null;
		// Beside the revealed answer a chosen part that is none of it is wrong.
		if (isAnswered) return "not-yet";
		const look = partLook(option.id, phase, feedback);
		// A set with a wrong part tells no part apart, so that none looks wrong either.
		return look === "some" ? null : look;
	};
	return (
		<>
			<p className="pr-chosen-count" aria-hidden="true">
				{!isTold(question) && !props.isLocked && (
					<b>{answer_count === null ? "Tap all that fit" : `Tap ${answer_count}`}</b>
				)}
				<span className="num" hidden={isAnswered || (props.isLocked && count === 0)}>
					{`${count} chosen`}
				</span>
			</p>
			<PartsBoard
				parts={props.parts}
				options={options.map((option) => ({
					option,
					isChosen: option.id in entries || isShown(option),
					look: lookOf(option),
				}))}
				isLocked={props.isLocked}
				firstRef={props.firstRef}
				onTap={(id) => {
					const { [id]: taken, ...others } = entries;
					onMake(taken === undefined ? { ...entries, [id]: id } : others);
				}}
				onFocusPart={() => {
					before.current = entries;
				}}
				onRestore={() => onMake(before.current)}
			/>
		</>
	);
}
