import { useRef } from "react";
import type { InputProps, QuestionOf } from "../../inputs/input-props.ts";
import { partLook } from "../../inputs/part-look.ts";
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

function Tapped(props: Props & Making & { parts: Parameters<typeof PartsBoard>[0]["parts"] }) {
	const { question, entries, phase, serverStatus, feedback, onMake } = props;
	const { options, answer_count } = question;
	const count = Object.keys(entries).length;
	const before = useRef(entries);
	return (
		<>
			<p className="pr-chosen-count" aria-hidden="true">
				{question.cta === null && <b>{answer_count === null ? "Tap all that fit" : `Tap ${answer_count}`}</b>}
				<span className="num" hidden={props.isLocked && count === 0}>
					{`${count} chosen`}
				</span>
			</p>
			<PartsBoard
				parts={props.parts}
				options={options.map((option) => {
					const isShown = isRevealed(option, phase, serverStatus);
					const look = phase === "correct" ? "right" : partLook(option.id, phase, feedback);
					const isChosen = option.id in entries;
					return { option, isChosen: isChosen || isShown, look: isShown ? "right" : isChosen ? look : null };
				})}
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
