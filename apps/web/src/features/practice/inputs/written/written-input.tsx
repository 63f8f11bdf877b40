import { MAX_WRITTEN_ANSWER_LENGTH } from "@learnin/domain/grading/max-written-answer";
import { useImperativeHandle, useRef } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../../../../ui/class-names.ts";
import { hasTouch } from "../../question/help/has-touch.ts";
import type { Phase } from "../../session/state/practice-state.ts";
import { isFinished, isWaiting } from "../../session/state/practice-state.ts";
import type { InputProps, QuestionOf } from "../input-props.ts";
import { lookClass, partLook } from "../part-look.ts";
import { onlyBox } from "../../question/answer/drafts.ts";
import "./written.css";

/** From this many characters before the limit on, the remaining number is announced. */
const nearlyFull = 100;

/** VERIFY_WITH_LLM: an answer in sentences. Enter adds a line. */
export function WrittenInput(props: InputProps<QuestionOf<"VERIFY_WITH_LLM">>) {
	const { draft, phase, feedback, isLocked, ref, onChange } = props;
	const field = useRef<HTMLTextAreaElement>(null);
	const text = draft.kind === "text" ? draft.text : "";
	const left = MAX_WRITTEN_ANSWER_LENGTH - text.length;
	useImperativeHandle(ref, () => ({
		focusFirst: () => {
			if (hasTouch()) return false;
			field.current?.focus();
			return true;
		},
		focusAgain: () => {
			if (!hasTouch()) field.current?.focus();
		},
		retry: () => field.current?.focus(),
		isReady: () => {
			if (text.trim() !== "" || field.current === document.activeElement) return true;
			field.current?.focus();
			return false;
		},
		onKey: () => false,
	}));
	return (
		<div className="wr">
			<textarea
				ref={field}
				className={classNames("wr-text", lookClass(partLook(onlyBox, phase, feedback, true)))}
				aria-label="Your answer in words"
				aria-describedby="wr-help"
				placeholder={placeholderOf(phase)}
				maxLength={MAX_WRITTEN_ANSWER_LENGTH}
				rows={6}
				readOnly={isLocked}
				value={text}
				onChange={(event) => onChange({ kind: "text", text: event.target.value })}
			/>
			<p className="wr-foot" id="wr-help">
				<span className="wr-keys">Press Enter for a new line, Ctrl+Enter to check.</span>
				<span className="num" role={left <= nearlyFull ? "status" : undefined}>
					{text.length} <span aria-hidden="true">/</span> <span className="sr">of</span>{" "}
					{MAX_WRITTEN_ANSWER_LENGTH}
				</span>
			</p>
			{props.pad && createPortal(props.check, props.pad)}
		</div>
	);
}

/** After a reload only the server has the text. */
function placeholderOf(phase: Phase): string {
	if (isWaiting(phase)) return "We have your answer.";
	return isFinished(phase) ? "" : "Explain your thinking.";
}
