import { entryAt, markOf } from "@learnin/domain/interactions/number-line/number-line";
import type { NumberLine } from "@learnin/domain/interactions/number-line/settings";
import { Eraser, Undo2 } from "lucide-react";
import { useImperativeHandle, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../../ui/button.tsx";
import { joinSlots, slotShape, splitEntry } from "../answer-slots.ts";
import { onlyBox } from "../drafts.ts";
import { hasTouch } from "../has-touch.ts";
import { FillOneInput } from "../inputs/fill-one-input.tsx";
import type { InputProps, QuestionOf } from "../inputs/input-props.ts";
import { partLook } from "../inputs/part-look.ts";
import { useInputView, ViewSwitch } from "../inputs/view-switch.tsx";
import { NumberLineBoard } from "./number-line-board.tsx";
import "./number-line.css";

type Props = InputProps<QuestionOf<"FILL_ONE">>;

/** FILL_ONE by a point on a line, or typed as everywhere else. */
export function NumberLineInput(props: Props) {
	const [view, setView] = useInputView<"line" | "typed">("number_line", "line");
	const { interaction } = props.question;
	if (interaction === null) return <FillOneInput {...props} />;
	return (
		<div className="nl">
			<ViewSwitch
				name="How to answer"
				value={view}
				onChange={setView}
				views={[
					["line", "Number line"],
					["typed", "Type it"],
				]}
			/>
			{view === "typed" ? <FillOneInput {...props} /> : <PlacedAnswer {...props} line={interaction} />}
		</div>
	);
}

function PlacedAnswer(props: Props & { line: NumberLine }) {
	const { question, line, draft, phase, feedback, isLocked, ref, onChange } = props;
	const shape = slotShape(question.answer_type);
	const slots = draft.kind === "boxes" ? (draft.slots[onlyBox] ?? []) : [];
	const mark = markOf(line, joinSlots(shape, slots));
	const [earlier, setEarlier] = useState<(number | null)[]>([]);
	const point = useRef<HTMLButtonElement>(null);
	const put = (next: number | null) => {
		const entry = next === null ? "" : entryAt(line, next, question.answer_type);
		const filled = splitEntry(shape, entry) ?? slots.map(() => "");
		onChange({ kind: "boxes", slots: { [onlyBox]: filled } });
	};
	const place = (next: number | null) => {
		if (next === mark) return;
		setEarlier([...earlier, mark]);
		put(next);
	};
	const undo = () => {
		put(earlier.at(-1) ?? null);
		setEarlier(earlier.slice(0, -1));
	};
	const focus = () => point.current?.focus();
	useImperativeHandle(ref, () => ({
		focusFirst: () => {
			focus();
			return true;
		},
		focusAgain: () => hasTouch() || focus(),
		retry: focus,
		isReady: () => true,
		onKey: () => false,
	}));
	return (
		<>
			<NumberLineBoard
				line={line}
				mark={mark}
				look={partLook(onlyBox, phase, feedback, true)}
				isLocked={isLocked}
				pointRef={point}
				onPlace={place}
			/>
			<div className="nl-tools">
				<Button variant="ghost" icon={<Undo2 />} disabled={isLocked || earlier.length === 0} onClick={undo}>
					Undo
				</Button>
				<Button
					variant="ghost"
					icon={<Eraser />}
					disabled={isLocked || mark === null}
					onClick={() => place(null)}
				>
					Take it off
				</Button>
			</div>
			{props.pad && createPortal(props.check, props.pad)}
		</>
	);
}
