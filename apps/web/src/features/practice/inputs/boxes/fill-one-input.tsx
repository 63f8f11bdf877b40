import { useImperativeHandle } from "react";
import { boxesOf } from "../../question/answer/drafts.ts";
import { AnswerBoxView } from "./answer-box.tsx";
import { AnswerPad } from "./answer-pad.tsx";
import { Echo } from "./echo.tsx";
import type { InputProps, QuestionOf } from "../input-props.ts";
import { partLook } from "../part-look.ts";
import { useBoxEntry } from "./use-box-entry.ts";
import "./boxes.css";

/** FILL_ONE: one number, fraction or word. */
export function FillOneInput(props: InputProps<QuestionOf<"FILL_ONE">>) {
	const { question, draft, phase, feedback, isLocked, ref, onChange } = props;
	const boxes = boxesOf(question);
	const slots = draft.kind === "boxes" ? draft.slots : {};
	const entry = useBoxEntry({ boxes, slots, isJudged: phase !== "ask", onChange });
	useImperativeHandle(ref, () => entry.handle);
	const [box] = boxes;
	return (
		<div className="pr-answer">
			{box && (
				<AnswerBoxView
					box={box}
					position={0}
					entry={entry}
					look={partLook(box.id, phase, feedback, true)}
					isLocked={isLocked}
				/>
			)}
			<Echo {...props} entry={entry} />
			<AnswerPad pad={props.pad} check={props.check} entry={entry} grade={question.grade} />
		</div>
	);
}
